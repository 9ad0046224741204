from common import *
import xlsxwriter, openpyxl, xlwt
from openpyxl.styles import *
from openpyxl.comments import Comment

def boarding():
    name='Wattle Lodge rooms Nov 25.xlsx';rnd=random.Random(5)
    wb=xlsxwriter.Workbook(DOC+name);ws=wb.add_worksheet('Rooms');w2=wb.add_worksheet('Bond numbers')
    F=wb.add_format
    tit=F({'bold':1,'font_size':14,'font_name':'Comic Sans MS'});h=F({'bold':1,'text_wrap':1,'bottom':1,'bg_color':'#FFE699','valign':'top'});mon=F({'num_format':'$#,##0.00'});mon0=F({'num_format':'$#,##0'});cr=F({'num_format':'$#,##0.00;[Red]($#,##0.00)'});dat=F({'num_format':'d/mm/yy','align':'center'});hs=F({'bold':1,'font_color':'#C00000','font_size':12});wr=F({'text_wrap':1,'font_size':9});red=F({'bg_color':'#F8CBAD'});yel=F({'bg_color':'#FFF2CC'});tot=F({'bold':1,'num_format':'$#,##0.00','top':1});bt=F({'bold':1,'top':1})
    ws.write('A1','Wattle Lodge + annexe - who is in which room',tit);ws.write('A2','Updated 16 November 2025 (M. Thibodeaux, caretaker). Rent is per WEEK, month col is week x 52 / 12. Power & wifi in.')
    hd=['rm','what','who','in since','here?','$ / week','$ / mth (52/12)','bond held','paid up to','owes / (ahead)','remarks']
    for j,x in enumerate(hd): ws.write(3,j,x,h)
    ws.set_row(3,30)
    for j,w in enumerate([9,20,20,10,15,9,12,11,12,12,44]): ws.set_column(j,j,w)
    H=[('MAIN HOUSE - 9 Kembla St',[
      ('1','dbl, own bath','Ray Dombrowski',D(2016,2,8),'in',265,1060,D(2025,11,18),0,''),
      ('2','single','L. Inman',D(2023,7,3),'in',190,760,D(2025,11,18),0,'pension day Thurs'),
      ('3','single','Bui Thanh',D(2025,2,17),'in',195,780,D(2025,11,4),390,'2 wks behind, spoke 14/11'),
      ('4','single',None,None,'EMPTY',195,None,None,None,'repainting, Ad up on the board'),
      ('5','dbl','Sharon & Kev Pruitt',D(2020,9,28),'in',290,1000,D(2025,11,25),-290,'always a week ahead'),
      ('6','single','Mick Garrity',D(2009,1,12),'in',150,300,D(2025,11,18),0,'old rate, Father Tom asked'),
      ('7','single','Aleks Kovacs',D(2025,6,2),'notice, out 30/11',195,780,D(2025,11,18),0,'bond back if room clean'),
      ('8','attic dbl','J. Nettles',D(2024,10,14),'in',240,960,D(2025,10,28),720,'tribunal form sent')]),
     ('ANNEXE - 9A (rear)',[
      ('A1','bedsit + kitchenette','Dorota Wozniak',D(2021,5,3),'in',310,1240,D(2025,11,18),0,''),
      ('A2','bedsit + kitchenette','Col Ellingson',D(2018,11,19),'in',295,1180,D(2025,11,18),0,'has the shed too, no charge'),
      ('A3','bedsit',None,None,'EMPTY',285,None,None,None,'waterproofing quote $2,150'),
      ('A4','bedsit','Priya Rawlins',D(2025,8,25),'in',285,1140,D(2025,11,11),285,'')]),
     ('COTTAGE - 11 Kembla St (bought 2022)',[
      ('front','bed','T. Fenwick',D(2024,3,11),'in',220,880,D(2025,11,18),0,''),
      ('back','bed','Caretaker (Marg)',D(2022,7,1),'in',0,0,None,0,'free - part of wages'),
      ('sleepout','bed',None,None,'EMPTY',180,None,None,None,'council says not before smoke alarms done')])]
    r=4;rows=[];S=[0,0,0];spans=[];occ=vac=0
    for hn,rs in H:
        r+=1;ws.write(r,0,hn,hs);r+=1;a=r+1
        for u,wt,who,since,st,wk,bd,pt,ow,rem in rs:
            if u.isdigit(): ws.write_number(r,0,int(u),F({'align':'left'}))
            else: ws.write(r,0,u)
            ws.write(r,1,wt);ws.write(r,4,st,red if st=='EMPTY' else yel if 'notice' in st else None);ws.write(r,10,rem,wr)
            if who:
                occ+=1;mth=round(wk*52/12,2);ws.write(r,2,who);ws.write_datetime(r,3,dt.datetime(*since.timetuple()[:3]),dat);ws.write(r,5,wk,mon0);ws.write_formula(r,6,f'=ROUND(F{r+1}*52/12,2)',mon,mth);ws.write(r,7,bd,mon0)
                if pt: ws.write_datetime(r,8,dt.datetime(*pt.timetuple()[:3]),dat)
                ws.write(r,9,ow,cr);S=[S[0]+wk,S[1]+mth,S[2]+bd]
                rows.append(R(unit=u,section=hn,unitType=wt,tenantName=who,statusText=st,moveInDate=since,moveOutDate=D(2025,11,30) if 'notice' in st else None,contractRent=mth,deposit=bd,balance=ow))
            else:
                vac+=1;ws.write(r,2,'asking $%d/wk'%wk,F({'italic':1,'font_color':'#7F7F7F'}))
                rows.append(R(unit=u,section=hn,unitType=wt,statusText=st))
            r+=1
    r+=1;ws.write(r,0,'All rooms let',bt)
    for j in (1,2,3,4): ws.write(r,j,'',bt)
    for j,L,v in ((5,'F',S[0]),(6,'G',round(S[1],2)),(7,'H',S[2])): ws.write_formula(r,j,f'=SUM({L}5:{L}{r})',tot,v)
    ws.write(r+2,0,f'{occ} rooms taken (one is mine), three empty = {occ+vac} rooms')
    ws.write_comment('J9','chase again Friday')
    w2.write_row(0,0,['Room','RBO number','Lodged']);k=1
    for hn,rs in H:
        for x in rs:
            if x[2] and x[6]: w2.write_row(k,0,[x[0],f'R{rnd.randint(1000000,9999999)}','yes']);k+=1
    ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
    save(name,rows,'Wattle Lodge','2025-11-16',occ+vac,occ,vac,'OTHER','hand-grown sheet, weekly rents beside monthly, three houses, colours with words',sheet='Rooms',checks=[('m',S[1],sum(r.get('contractRent',0) for r in rows)),('v',vac,3)])

def condos():
    name='Kwan_Holdings_condo_rents_2025.xlsx'
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Mortgages';ws.append(['Unit','Lender','Balance 30/09/2025','Rate','Renews'])
    B=[('Harbourline Towers, 88 Queens Quay',[('1407','1+den / 1b',612,'Mehta, A. & R.',D(2024,6,1),D(2025,5,31),2450,185,0,'now month to month'),('2211','2 / 2b',845,'Julian Birdwell',D(2025,3,1),D(2026,2,28),3300,200,45,''),('PH03','2+den / 2b',1120,'Corp. let: Arctos Mining',D(2025,1,1),D(2026,12,31),4850,400,45,'furnished')]),
       ('Liberty Square, 12 Jefferson Ave',[('509','Studio',405,'Chloe Desrochers',D(2025,9,1),D(2026,8,31),1875,0,0,''),('510','Studio',405,None,None,None,0,0,0,'listed at 1,900 with Fontaine Rlty')]),
       ('The Maplewood, 3050 Yonge St',[('302','1 / 1b',560,'E. Sokolova',D(2021,10,15),D(2022,10,14),1785,0,35,'guideline increase 2.5% Jan 1'),('804','1 / 1b',560,'N. Oduya / F. Cho',D(2025,5,1),D(2026,4,30),2275,175,35,''),('1106','2 / 1b',730,'Hollander family',D(2019,8,1),D(2020,7,31),2105,150,0,'original tenant')]),
       ('Erin Mills Gate TH, Mississauga',[('Unit 17','3 br townhouse',1480,'P. & S. Ramanathan',D(2024,12,1),D(2025,11,30),3400,0,0,'garage incl.'),('Unit 44','3 br townhouse',1455,'Wes Yarborough',D(2023,7,1),D(2024,6,30),3150,0,0,'M2M; wants new fridge')]),
       ('Rideau Park Place, Ottawa',[('B-6','2 / 1b',690,None,None,None,0,0,0,'vacant since Sept 1, floors'),('C-2','1 / 1b',545,'Lt. D. Coyle',D(2025,7,1),D(2026,6,30),1695,100,0,'DND posting clause')])]
    for b,us_ in B:
        for u in us_[:1]: ws.append([u[0],'Maple Trust',round(u[2]*410,2),'4.19%','2027'])
    ws=wb.create_sheet('Rents');wb.active=1
    ws['B2']='KWAN FAMILY HOLDINGS LTD.';ws['B2'].font=Font(name='Georgia',bold=True,size=13);ws['B3']='Condominium rentals - position at September 30, 2025 (CAD)';ws['B3'].font=Font(name='Georgia',italic=True)
    hd=['Building','Suite','Bed / bath','Sq. ft.','Tenant','Lease start','Lease end','Rent','Pkg','Locker','All-in / month','LMR deposit*','Condo fee (we pay)','Remarks']
    th=Side(style='thin',color='808080')
    for j,x in enumerate(hd): c=ws.cell(5,2+j,x);c.font=Font(name='Georgia',bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='44546A');c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    r=6;rows=[];S=[0]*6;occ=vac=0;planted=None
    for b,us_ in B:
        r0=r
        for u,bb,sf,te,s,e,rent,pk,lk,rem in us_:
            al=rent+pk+lk;fee=round(sf*.78,2);shown=rent
            S=[x+y for x,y in zip(S,(rent,pk,lk,al,rent,fee))]
            if u=='804': shown=2725;planted=dict(what='Maplewood 804: Rent printed 2725; All-in, deposit and totals rest on 2275',kind='digit_changed',unit='804',field='contractRent',printed=2725,original=2275)
            v=[b if r==r0 else None,int(u) if u.isdigit() and u not in('302',) else u,bb,sf,te or 'VACANT',dt.datetime(s.year,s.month,s.day) if s else None,dt.datetime(e.year,e.month,e.day) if e else None,shown if te else None,pk or None,lk or None,al or None,rent or None,fee,rem]
            for j,x in enumerate(v):
                c=ws.cell(r,2+j,x);c.font=Font(name='Georgia',size=10)
                if j in(5,6): c.number_format='mmm d, yyyy'
                if j in(7,8,9,10,11,12): c.number_format='#,##0.00'
                c.border=Border(bottom=th)
            if te:
                occ+=1;rows.append(R(unit=u,building=b,unitType=bb,area=sf,tenantName=te,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=shown,charges=[dict(code=k,amount=x) for k,x in(('Rent',shown),('Pkg',pk),('Locker',lk)) if x],totalCharges=al,deposit=rent))
            else: vac+=1;rows.append(R(unit=u,building=b,unitType=bb,area=sf,statusText='VACANT',marketRent=1900 if '1,900' in rem else None))
            r+=1
        if r-r0>1: ws.merge_cells(start_row=r0,end_row=r-1,start_column=2,end_column=2)
        ws.cell(r0,2).alignment=Alignment(wrap_text=True,vertical='top')
    ws.cell(r,2,'Totals');
    for j,x in zip((9,10,11,12,13,14),S): ws.cell(r,j,round(x,2)).number_format='#,##0.00'
    for j in range(2,16): ws.cell(r,j).font=Font(name='Georgia',bold=True);ws.cell(r,j).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
    ws.cell(r+2,2,'* Last month\'s rent taken on signing, applied at end; no other deposit is held (RTA s.106).').font=Font(name='Georgia',size=9,italic=True)
    ws.cell(r+3,2,f'{occ+vac} suites in five buildings: ten tenanted, two vacant.').font=Font(name='Georgia',size=9,italic=True)
    ws.cell(11,15).comment=Comment('Ask Fontaine about price drop','DK')
    ws.column_dimensions['A'].width=2
    for L,w in zip('BCDEFGHIJKLMNO',[24,9,15,8,24,13,13,11,9,9,12,12,12,30]): ws.column_dimensions[L].width=w
    ws.row_dimensions[5].height=32;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True);ws.freeze_panes='D6'
    wb.save(DOC+name)
    save(name,rows,'Kwan Family Holdings Ltd.','2025-09-30',occ+vac,occ,vac,'MULTIFAMILY','condo investor, merged building cells, second sheet first, expense decoy column',planted=planted,sheet='Rents',checks=[('all',S[3],sum(r.get('totalCharges',0) for r in rows)),('o',occ,10),('v',vac,2)])

def rvpark():
    name='Cottonwood Bend RV 2025-02.xlsx';rnd=random.Random(404)
    wb=xlsxwriter.Workbook(DOC+name,{'strings_to_numbers':False});ws=wb.add_worksheet('Feb')
    F=wb.add_format;b9=F({'font_name':'Arial','font_size':9});h=F({'font_name':'Arial','font_size':9,'bold':1,'border':1,'align':'center','text_wrap':1,'bg_color':'#DDEBF7'});m=F({'font_name':'Arial','font_size':9,'num_format':'#,##0.00','border':1});c=F({'font_name':'Arial','font_size':9,'border':1});d=F({'font_name':'Arial','font_size':9,'border':1,'num_format':'mm/dd/yyyy','align':'center'})
    col={k:F({'font_name':'Arial','font_size':9,'border':1,'bg_color':v,'align':'center','bold':1}) for k,v in dict(L='#A9D08E',S='#FFD966',W='#9BC2E6',V='#FFFFFF',X='#BFBFBF').items()}
    ws.merge_range('A1:L1','COTTONWOOD BEND RV & MOBILE PARK  --  SITE CHART FOR FEBRUARY 2025',F({'bold':1,'font_size':13,'align':'center','font_name':'Arial'}))
    ws.merge_range('A2:L2','owner: Brannigan Heirs Partnership      as of 02/01/2025',F({'align':'center','font_size':9,'font_name':'Arial'}))
    ws.merge_range('C3:D3','GUEST',h);ws.merge_range('E3:F3','STATUS',h);ws.merge_range('H3:K3','CHARGES THIS MONTH',h)
    for j,x in enumerate(['Site','Hook-up','Name','Rig','Code','Arrived','Rate plan','Site rent','Meter elec','Extras','Total','Dep.','Owes']): ws.write(3,j,x,h)
    rows=[];r=4;S=[0]*6;cnt=dict.fromkeys('LSWVX',0);nm=rnd.sample(LAST,60);k=0
    wd=dict(L='Long-term',S='Seasonal (Oct-Apr)',W='Workamper, site free',V='Vacant',X='Out of service')
    sites=[('R%02d'%i,'50A full') for i in range(1,15)]+[('R%02d'%i,'30A full') for i in range(15,33)]+[('T%d'%i,'30A W/E') for i in range(1,13)]+[('MH-%s'%x,'park-owned MH') for x in 'ABCDEFGH']
    for i,(u,hk) in enumerate(sites):
        x=rnd.random();st='L' if x<.5 else 'S' if x<.74 else 'W' if x<.78 else 'V' if x<.94 else 'X'
        if 'MH' in u and st in 'SW': st='L'
        cnt[st]+=1
        ws.write_string(r,0,u,c);ws.write(r,1,hk,c);ws.write(r,4,st,col[st])
        base=dict(zip(('50A full','30A full','30A W/E','park-owned MH'),(545,480,410,725)))[hk]
        if st in 'VX':
            for j in (2,3,5,6,7,8,9,10,11,12): ws.write_blank(r,j,None,c)
            rows.append(R(unit=u,unitType=hk,statusText=st))
        else:
            n=f'{nm[k]}, {rnd.choice(FIRST)}';k+=1
            ar=D(2025,2,1)-dt.timedelta(days=rnd.randint(40,2500)) if st!='S' else D(2024,rnd.choice([10,11]),rnd.randint(1,28))
            rent=0 if st=='W' else base+rnd.choice([0,0,0,-25,-40,15]) if st=='L' else base+60
            el=0 if st=='W' else round(rnd.uniform(28,140),2);ex=rnd.choice([0,0,0,0,15,25,40]);tot=round(rent+el+ex,2);dep=0 if st=='W' else rnd.choice([150,200,base]);ow=rnd.choice([0]*7+[tot,50,round(tot*2,2)]) if st!='W' else 0
            plan=dict(L='monthly',S='season, billed mo.',W='work trade')[st]
            ws.write(r,2,n,c);ws.write(r,3,'MH' if 'MH' in u else rnd.choice(["32' TT","38' 5th","28' C","40' A","park mdl","24' TT"]),c);ws.write_datetime(r,5,dt.datetime(ar.year,ar.month,ar.day),d);ws.write(r,6,plan,c)
            ws.write(r,7,rent,m);ws.write(r,8,el,m)
            ws.write(r,9,ex,m) if ex else ws.write_blank(r,9,None,m)
            ws.write_formula(r,10,f'=SUM(H{r+1}:J{r+1})',m,tot);ws.write(r,11,dep,m)
            ws.write(r,12,ow,m) if ow else ws.write_blank(r,12,None,m)
            for j,v in enumerate((rent,el,ex,tot,dep,ow)):S[j]=round(S[j]+v,2)
            rows.append(R(unit=u,unitType=hk,tenantName=n,statusText=st,moveInDate=ar,contractRent=rent,charges=[dict(code=q,amount=v) for q,v in (('Site rent',rent),('Meter elec',el),('Extras',ex)) if v or q!='Extras'],totalCharges=tot,deposit=dep,balance=ow or None))
        r+=1
        if u in('R14','R32','T12'): r+=1
    B=F({'font_name':'Arial','font_size':9,'bold':1,'num_format':'#,##0.00','top':2})
    ws.write(r,0,'TOTALS',B)
    for j in range(1,7): ws.write(r,j,'',B)
    for j,v in enumerate(S): ws.write_formula(r,7+j,f'=SUM({"HIJKLM"[j]}5:{"HIJKLM"[j]}{r})',B,v)
    ws.write(3,14,'Code',h);ws.write(3,15,'What it means',h);ws.write(3,16,'Sites',h)
    for i,q in enumerate('LSWVX'): ws.write(4+i,14,q,col[q]);ws.write(4+i,15,wd[q],c);ws.write(4+i,16,cnt[q],c)
    n=len(rows);ws.write(9,15,'All sites',h);ws.write(9,16,n,h)
    occ=cnt['L']+cnt['S']+cnt['W']
    ws.write(11,14,f'{occ} sites occupied, {cnt["V"]+cnt["X"]} not (incl. {cnt["X"]} out of service)',b9)
    for j,w in enumerate([7,13,21,9,6,11,15,10,10,8,10,9,10,2,6,20,6]): ws.set_column(j,j,w)
    ws.repeat_rows(2,3);ws.set_landscape();ws.fit_to_pages(1,0);ws.freeze_panes(4,1);wb.close()
    save(name,rows,'Cottonwood Bend RV & Mobile Park','2025-02-01',n,occ,n-occ,'MANUFACTURED_HOUSING','RV park site chart, colour codes with legend at the side, grouped header',sheet='Feb',checks=[('t',S[3],sum(r.get('totalCharges',0) for r in rows)),('r',S[0],sum(r.get('contractRent',0) for r in rows))])

def qbexport():
    name='fairweather_lp_rents_by_class.xls';rnd=random.Random(12)
    wb=xlwt.Workbook();ws=wb.add_sheet('Sheet1')
    B=xlwt.easyxf('font: name Arial, height 160, bold on');BH=xlwt.easyxf('font: name Arial, height 160, bold on; borders: bottom medium; align: horiz center');N=xlwt.easyxf('font: name Arial, height 160');A=xlwt.easyxf('font: name Arial, height 160',num_format_str='#,##0.00');DT=xlwt.easyxf('font: name Arial, height 160; align: horiz left',num_format_str='mm/dd/yyyy');T=xlwt.easyxf('font: name Arial, height 160, bold on; borders: top thin',num_format_str='#,##0.00');TT=xlwt.easyxf('font: name Arial, height 160, bold on; borders: top thin, bottom double',num_format_str='#,##0.00')
    # cols: A total lbl, B class lbl, C unit, D sp,E name,F sp,G movein,H sp, I lease exp, J sp, K rent L M garage N O pet P Q util R S total T U Deposit V W Open Bal
    ws.write(0,0,'9:14 AM',B);ws.write(0,4,'Fairweather Family Limited Partnership',xlwt.easyxf('font: name Arial, height 240, bold on'));ws.write(1,0,'07/02/25',B);ws.write(1,4,'Rents by Class and Customer:Job',xlwt.easyxf('font: name Arial, height 280, bold on'));ws.write(2,0,'Accrual Basis',B);ws.write(2,4,'As of June 30, 2025',B)
    ix=dict(unit=2,name=4,mi=6,le=8,rent=10,gar=12,pet=14,ut=16,tot=18,dep=20,bal=22)
    for k,v in (('unit','Job'),('name','Customer'),('mi','Start Date'),('le','Lease Exp'),('rent','Rent'),('gar','Garage'),('pet','Pet'),('ut','Water/Trash'),('tot','TOTAL'),('dep','Deposits Held'),('bal','Open Balance')): ws.write(4,ix[k],v,BH)
    r=5;rows=[];G=[0]*7;occ=vac=0;nm=rnd.sample(LAST,40);k=0
    P=[('118 Mason St',['1','2','3','4'],975,55),('Linden Court',['A','B','C','D','E','F','G','H'],1140,65),('2040 Mill Rd (single)',['House'],1695,0),('Orchard Fourplex',['Apt 1','Apt 2','Apt 3','Apt 4'],1060,60),('77-79 Fulton Ave',['77 dn','77 up','79 dn','79 up','79 rear'],890,50)]
    for p,us_,base,ut in P:
        ws.write(r,1,p,B);r+=1;S=[0]*7
        for u in us_:
            ws.write(r,ix['unit'],u,N)
            if (p[:3],u) in (('Lin','C'),('Lin','H'),('77-','79 up'),('118','4')):
                vs=rnd.choice(['VACANT','Vacant','Vacant - turn']);ws.write(r,ix['name'],vs,N);vac+=1
                rows.append(R(unit=u,building=p,statusText=None));rows[-1]['statusText']=vs
                for q in ('rent','tot','bal'): ws.write(r,ix[q],0.0,A)
                rows[-1].update(contractRent=0,totalCharges=0,balance=0);r+=1;continue
            occ+=1;n=f'{rnd.choice(FIRST)} {nm[k]}';k+=1
            mi=D(rnd.randint(2015,2024),rnd.randint(1,12),rnd.choice([1,1,1,15]));le=rnd.choice([None,D(2025,rnd.randint(8,12),1)-dt.timedelta(days=1),D(2026,rnd.randint(4,7),1)-dt.timedelta(days=1)])
            rent=base+rnd.choice([-60,-35,0,0,25,45]);ga=rnd.choice([0,0,0,75]);pe=rnd.choice([0,0,0,30]);tot=rent+ga+pe+ut;dep=rnd.choice([base,base,500,0]);bal=rnd.choice([0,0,0,0,0,tot,-25,310.4])
            ws.write(r,ix['name'],n,N);ws.write(r,ix['mi'],mi,DT);ws.write(r,ix['le'],le or 'MTM',DT if le else N)
            for q,v in (('rent',rent),('gar',ga),('pet',pe),('ut',ut),('tot',tot),('dep',dep),('bal',bal)): ws.write(r,ix[q],float(v),A)
            S=[a+b for a,b in zip(S,(rent,ga,pe,ut,tot,dep,bal))]
            rows.append(R(unit=u,building=p,tenantName=n,statusText='Occupied',moveInDate=mi,leaseEndDate=le or 'MTM',contractRent=rent,charges=[dict(code=c,amount=v) for c,v in (('Rent',rent),('Garage',ga),('Pet',pe),('Water/Trash',ut))],totalCharges=tot,deposit=dep,balance=bal));r+=1
        ws.write(r,1,'Total '+p,B)
        for q,v in zip(('rent','gar','pet','ut','tot','dep','bal'),S): ws.write(r,ix[q],round(v,2),T)
        r+=1;G=[a+b for a,b in zip(G,S)]
    ws.write(r,0,'TOTAL',B)
    for q,v in zip(('rent','gar','pet','ut','tot','dep','bal'),G): ws.write(r,ix[q],round(v,2),TT)
    for j in range(23): ws.col(j).width=256*2 if j%2 or j==0 else 256*11
    ws.col(0).width=256*4;ws.col(1).width=256*5;ws.col(2).width=256*14;ws.col(4).width=256*22
    ws.portrait=False;ws.fit_num_pages=1;ws.set_fit_width_to_pages(1);ws.fit_height_to_pages=0
    wb.save(DOC+name)
    save(name,rows,'Fairweather Family Limited Partnership','2025-06-30',occ+vac,occ,vac,'MULTIFAMILY','bookkeeping export, xls, blank spacer columns, class subtotals',sheet='Sheet1',checks=[('g',G[4],sum(r.get('totalCharges',0) for r in rows)),('b',G[6],sum(r.get('balance',0) for r in rows)),('d',G[5],sum(r.get('deposit',0) for r in rows))])
if __name__=='__main__': boarding();condos();rvpark();qbexport()
