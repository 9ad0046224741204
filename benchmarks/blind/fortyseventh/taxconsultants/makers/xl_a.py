"""Retail portfolio dump, doctors' building (messy), garage parkers, flex park with grouped headers."""
from common import *
import openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
import xlsxwriter
B=Font(bold=True)
def wsave(wb,name):
    wb.properties.created=dt.datetime(2025,1,1); wb.save(os.path.join(DOC,name))

def x_portfolio():
    r=random.Random(62); nm=Names(r,RET); name='Tallgrass Retail RR export.xlsx'; asof=D(2025,3,31)
    wb=openpyxl.Workbook(); s0=wb.active; s0.title='Summary'; ws=wb.create_sheet('RR_Data')
    ws['A1']='Tallgrass Retail Portfolio - rent roll at 3/31/2025'; ws['A1'].font=Font(bold=True,size=12)
    hd=['Prop #','Property Name','Suite','DBA','Lease Status','GLA','Rent Commence','Expire','Base Rent /Mo','CAM','Insurance','RE Tax','Total /Mo','Next Bump','Bumped Rent']
    for j,h in enumerate(hd,1):
        c=ws.cell(3,j,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='5B7042')
    props=[('211','Cedar Bend Village',11),('214','Five Points Shops',8),('230','Prairie Crossing',14),('237','Walnut & Third',6)]
    T=[];i=4;sm={};tot=[0]*6;fut={('Cedar Bend Village',4),('Prairie Crossing',9)}
    for pn,pr,n in props:
        q=sm.setdefault(pr,[0,0,0,0,0.0])
        for k in range(n):
            u=str(100+5*(k+1)) if pn!='237' else '3'+chr(65+k); sf=r.choice([900,1050,1200,1400,1600,2100,2800,3500,12400 if k==0 else 1800])
            vac=(pr,k) in fut or r.random()<.09; q[0]+=1; q[3]+=sf; tot[0]+=sf
            base=dict(propertyName=pr,unit=u,area=sf)
            if vac:
                q[2]+=1; vals=[pn,pr,u,'Vacant','Vacant',sf]+[None]*9; T.append(row(statusText='Vacant',**base))
                for j,v in enumerate(vals,1): ws.cell(i,j,v)
                i+=1
                if (pr,k) not in fut: continue
                st=D(2025,6,1); status='Future'
            else:
                q[1]+=1; st=addm(D(2017,1,1),r.randint(0,90)); status='Current'
            en=term_end(st,r.choice([60,120,84])); 
            while en<asof: en=term_end(addm(en+dt.timedelta(1),0),36)
            mo=round(sf*r.uniform(1.1,2.4),2); ca,ins,tx=round(sf*.21,2),round(sf*.04,2),round(sf*.18,2); t=round(mo+ca+ins+tx,2); n_=nm()
            bd=br=None
            if r.random()<.6:
                bd=addm(D(2025,st.month,1),0); bd=bd if bd>asof and status=='Current' else addm(bd,12)
                if bd<en: br=round(mo*1.03,2)
                else: bd=None
            for j,v in enumerate([pn,pr,u,n_,status,sf,st,en,mo,ca,ins,tx,t,bd,br],1):
                c=ws.cell(i,j,v)
                if isinstance(v,D): c.number_format='m/d/yyyy'
                elif j>8 : c.number_format='#,##0.00'
            i+=1
            if status=='Current':
                for z,v in enumerate((mo,ca,ins,tx,t)): tot[z+1]+=v
                q[4]+=mo
            T.append(row(tenantName=n_,statusText=status,leaseStartDate=st,leaseEndDate=en,contractRent=mo,charges=ch(('CAM',ca),('Insurance',ins),('RE Tax',tx)),totalCharges=t,rentSteps=[dict(date=iso(bd),amount=br)] if bd else None,**base))
    ws.cell(i+1,4,'TOTAL (current leases; future excluded)').font=B
    for j,v in zip((6,9,10,11,12,13),tot): c=ws.cell(i+1,j,round(v,2)); c.font=B; c.number_format='#,##0.00' if j>6 else '#,##0'
    for j,w in enumerate([7,22,8,34,12,9,13,11,13,11,11,11,12,11,12],1): ws.column_dimensions[L(j)].width=w
    ws.freeze_panes='A4'; ws.auto_filter.ref=f'A3:O{i-1}'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    s0.append(['Portfolio summary']); s0.append([]); s0.append(['Property','Suites','Occupied','Vacant','GLA','Base rent /mo'])
    for p,q in sm.items(): s0.append([p]+q[:4]+[round(q[4],2)])
    Z=[sum(q[k] for q in sm.values()) for k in range(5)]; s0.append(['Total']+Z[:4]+[round(Z[4],2)]); s0.column_dimensions['A'].width=26
    wsave(wb,name)
    save(name,'RETAIL','flat data dump of four strip centres, property in a column, future leases under vacant rows, summary sheet first',True,T,'Tallgrass Retail Portfolio','2025-03-31',Z[0],Z[1],Z[2],sheet='RR_Data')

def x_doctors():
    name='Corliss bldg rents.xlsx'
    wb=openpyxl.Workbook(); w0=wb.active; w0.title='Jan 25'; ws=w0
    ws['B1']='CORLISS DOCTORS BLDG'; ws['B1'].font=Font(name='Comic Sans MS',size=14,bold=True); ws['B2']='who pays what - January 2025'
    ws['H1']='call Ed re: ste 14 leak'
    h=['Ste','Doctor','ft','since','until','old rent','RENT','+ water','deposit','notes']
    for j,x in enumerate(h,2): c=ws.cell(4,j,x); c.font=B; c.border=Border(bottom=Side(style='medium'))
    ws.column_dimensions['G'].hidden=True
    data=[('1','Hesselink Podiatry',1150,'Mar 1 2022','Feb 28 2027',2000,2185,40,2000,''),('2','Dr. Umberly / Dr. Stannick',1890,'Aug 1 2019','Jul 31 2029',3300,3591.5,65,3300,'pays late'),('3','empty',870,None,None,None,None,None,None,'asking 1,650'),
    None,('4 & 5','Wexcombe Imaging LLC',3420,'Jan 1 2016','Dec 31 2025',6400,7182,120,12800,'2 suites 1 lease'),('6','Rosvold Audiology',740,'Oct 1 2023','Sep 30 2026',1300,1406,25,1300,''),('7','Kestrin Pediatrics',2205,'May 1 2021','Apr 30 2028',4000,4299.75,80,4000,''),
    None,('10','Marchetto Oral Surgery',1640,'Nov 1 2018','month to month',2900,3116,55,2900,'renewal out'),('11','Yarbury Clinical Labs',985,'Feb 1 2024','Jan 31 2029',None,1970,35,1970,'new'),('12','empty',985,None,None,None,None,None,None,'paint + floors'),
    ('14','Brockway Physical Therapy',2760,'Jul 1 2020','Jun 30 2030',4700,5106,95,4700,'leak'),None,('lot','Meridian Eye (6 parking spots)',None,'Jan 1 2022','month to month',None,240,None,None,''),('lobby','coffee machine - Javaco',None,'2021','month to month',None,75,None,None,'')]
    i=5;T=[];t=[0,0,0,0]; nf=0
    for d in data:
        if d is None: i+=1; continue
        u,n,a,s,e,o,rt,wt,dp,no=d
        ws.cell(i,2,int(u) if u.isdigit() else u).alignment=Alignment(horizontal='left'); ws.cell(i,3,n); ws.cell(i,4,f'{a:,}' if a and i%3==0 else a).alignment=Alignment(horizontal='right')
        ws.cell(i,5,s); ws.cell(i,6,e); ws.cell(i,7,o)
        if rt is not None:
            c=ws.cell(i,8,f'${rt:,.2f}' if i%4==1 else rt); c.number_format='#,##0.00'; c.alignment=Alignment(horizontal='right')
            if i%4==1: pass
        ws.cell(i,9,wt); ws.cell(i,10,dp); ws.cell(i,11,no)
        if n=='empty':
            for j in range(2,12): ws.cell(i,j).fill=PatternFill('solid',fgColor='FFF2A8')
        for k,v in enumerate((a,rt,wt,dp)): t[k]+=v or 0
        def p(x): 
            try: return dt.datetime.strptime(x,'%b %d %Y').date()
            except Exception: return x
        T.append(row(unit=u,tenantName=None if n=='empty' else n,statusText='empty' if n=='empty' else 'Occupied',area=a,leaseStartDate=p(s),leaseEndDate=p(e),contractRent=float(rt) if rt else None,charges=ch(('water',wt)) if wt else None,deposit=dp,marketRent=1650 if no.startswith('asking') else None))
        i+=1
    i+=1
    for j,v in zip((4,8,9,10),t): c=ws.cell(i,j,v); c.font=B; c.number_format='#,##0.00' if j==8 else '#,##0'; c.border=Border(top=Side(style='thin'))
    ws.cell(i,3,'all together').font=B
    ws.cell(i+2,3,'10 suites (4 & 5 = one), 2 empty')
    for j,w in enumerate([3,7,32,8,13,16,10,12,9,10,18],1): ws.column_dimensions[L(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w1=wb.create_sheet('phones')
    for x in (['Ed (plumber)','555-0142'],['Javaco','555-0177'],['roof','555-0109']): w1.append(x)
    w2=wb.create_sheet('Jan 24'); w2.append(['CORLISS DOCTORS BLDG']); w2.append(['Ste','Doctor','RENT'])
    for d in data[:3]: w2.append([d[0],d[1],d[5]])
    wsave(wb,name)
    save(name,'OFFICE','owner workbook, text amounts, spacer rows, hidden column, side notes, several sheets',True,T,'CORLISS DOCTORS BLDG','2025-01',10,8,2,sheet='Jan 25')

def x_garage():
    r=random.Random(404); name='civic_deck_parkers.xlsx'
    first="Abby Ben Cole Dee Eli Flo Gil Hana Ike Jo Kai Liv Max Nia Ora Pat Ray Sue Ted Val".split(); no=Names(r,OFF)
    path=os.path.join(DOC,name); wb=xlsxwriter.Workbook(path); wb.set_properties({'created':dt.datetime(2025,1,1)}); ws=wb.add_worksheet('Parkers')
    b=wb.add_format({'bold':1}); hd=wb.add_format({'bold':1,'bg_color':'#222222','font_color':'#FFD34D','text_wrap':1,'align':'center','valign':'vcenter'}); mon=wb.add_format({'num_format':'$#,##0.00;($#,##0.00);"-"'}); bm=wb.add_format({'num_format':'$#,##0.00;($#,##0.00);"-"','bold':1,'top':1}); dfm=wb.add_format({'num_format':'mmm d, yyyy','align':'left'}); lv=wb.add_format({'rotation':90,'align':'center','valign':'vcenter','bold':1,'border':1}); gr=wb.add_format({'italic':1,'font_color':'#888888'})
    ws.write(0,0,'CIVIC CENTER DECK',wb.add_format({'bold':1,'font_size':16})); ws.write(1,0,'Monthly parker roll as of May 1, 2025')
    H=['Level','Stall','Stall type','Parker / company','Acct','Since','Monthly rate','City tax 7.5%','Total due','Access card deposit','Past due']
    for j,h in enumerate(H): ws.write(3,j,h,hd)
    ws.set_row(3,32); i=4;T=[];G=[0]*5;nv=nn=0
    for lev,n in (('P1',24),('P2',36),('P3',36),('Roof',24)):
        i0=i;S=[0]*5; comp=None;left=0
        for k in range(n):
            st=f'{lev[0] if lev=="Roof" else lev[1]}{k+1:02d}' if lev!='Roof' else f'R{k+1:02d}'
            ty='Accessible' if k in(0,1) and lev!='Roof' else 'EV' if lev=='P1' and k<8 else 'Reserved' if lev in('P1','P2') else 'Unreserved'
            nn+=1; ws.write(i,1,st) ; ws.write(i,2,ty); base=dict(unit=st,unitType=ty,section=lev)
            if left==0 and r.random()<.12: comp=no(); left=r.randint(2,6); cs=addm(D(2019,1,1),r.randint(0,70)); ca=f'C{r.randint(100,999)}'
            if left==0 and r.random()<(.1 if lev!='Roof' else .4):
                ws.write(i,3,'open',gr); nv+=1; T.append(row(statusText='open',**base)); i+=1; continue
            if left: p,since,ac=comp,cs,ca; left-=1
            else: p,since,ac=r.choice(first)+' '+r.choice(SUR),addm(D(2020,1,1),r.randint(0,63)),f'I{r.randint(1000,9999)}'
            rt={'EV':215.,'Reserved':185.,'Accessible':140.,'Unreserved':140. if lev!='Roof' else 95.}[ty]; tx=round(rt*.075+1e-9,2); dep=25. if ac[0]=='I' else 0.; pdue=r.choice([0]*9+[round(rt+tx,2)])
            ws.write(i,3,p); ws.write(i,4,ac); ws.write_datetime(i,5,dt.datetime(since.year,since.month,since.day),dfm)
            v=(rt,tx,round(rt+tx,2),dep,pdue)
            for j,x in enumerate(v): 
                if j==2: ws.write_formula(i,8,f'=G{i+1}+H{i+1}',mon,x)
                else: ws.write_number(i,6+j,x,mon)
                S[j]+=x
            T.append(row(tenantName=p,statusText='Occupied',moveInDate=since,contractRent=rt,charges=ch(('Monthly rate',rt),('City tax',tx)),totalCharges=v[2],deposit=dep or None,balance=float(pdue) or None,**base)); i+=1
        ws.merge_range(i0,0,i-1,0,lev,lv); ws.write(i,3,f'Level {lev} - {n} stalls',b)
        for j in range(5): ws.write_formula(i,6+j,f'=SUM({chr(71+j)}{i0+1}:{chr(71+j)}{i})',bm,round(S[j],2)); G[j]+=S[j]
        i+=2
    ws.write(i,3,'DECK TOTAL',b)
    for j in range(5): ws.write_number(i,6+j,round(G[j],2),bm)
    ws.write(i+2,3,f'Stalls {nn}     rented {nn-nv}     open {nv}')
    ws.set_column(0,0,7); ws.set_column(1,1,7); ws.set_column(2,2,12); ws.set_column(3,3,34); ws.set_column(4,4,8); ws.set_column(5,5,13); ws.set_column(6,10,12)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3); wb.close()
    save(name,'PARKING','garage stalls as units, rotated merged level cells, formulas, company holding several stalls',False,T,'CIVIC CENTER DECK','2025-05-01',nn,nn-nv,nv,sheet=None)

def x_flex():
    r=random.Random(77); nm=Names(r,IND); name='Danbury Loop - tenant schedule (asset mgmt).xlsx'; asof=D(2025,1,31)
    path=os.path.join(DOC,name); wb=xlsxwriter.Workbook(path); wb.set_properties({'created':dt.datetime(2025,1,1)})
    c0=wb.add_worksheet('Cover'); c0.write('C5','Danbury Loop Business Park',wb.add_format({'bold':1,'font_size':22})); c0.write('C7','Quarterly asset management package'); c0.write('C8','Prepared by Fallow & Stone Advisors')
    ws=wb.add_worksheet('Tenants'); f=lambda **k: wb.add_format(dict(font_name='Georgia',font_size=9,**k))
    g=f(bold=1,align='center',bg_color='#D9D2E9',border=1); h=f(bold=1,text_wrap=1,align='center',bottom=2,valign='top'); tx=f(); n0=f(num_format='#,##0'); n2=f(num_format='#,##0.00'); dd=f(num_format='yyyy-mm-dd',align='center'); it=f(italic=1,font_color='#990000'); bt=f(bold=1,top=6,num_format='#,##0.00'); bt0=f(bold=1,top=6,num_format='#,##0')
    ws.write(0,1,'Danbury Loop Business Park',f(bold=1)); ws.write(1,1,'Tenant schedule, position 31 January 2025',tx)
    for a,z,t in ((1,4,'SPACE'),(5,8,'LEASE'),(9,13,'CURRENT MONTHLY BILLING'),(14,17,'STEPS')): ws.merge_range(3,a,3,z,t,g)
    for j,t in enumerate(['Bldg','Unit','Fit-out','Sq ft','Tenant','Begin','End','Net/ Gross','Rent','CAM','Tax','Ins.','All in','1st step','Rent then','2nd step','Rent then'],1): ws.write(4,j,t,h)
    ws.set_row(4,28); i=5;T=[];S=[0]*6;nv=n=0
    for bl,us_ in (('A',['1','2','3','4','5','6']),('B',['1','2','3','4','5','6','7','8']),('C',['100','110','120','130']),('D',['1','2','3'])):
        for u in us_:
            sf=r.choice([1800,2250,2700,3150,3600,4500,7200]); fo=r.choice(['Shell','20% office','50% office','Full HVAC']); n+=1
            ws.write(i,1,bl,tx); ws.write_string(i,2,u,tx); ws.write(i,3,fo,tx); ws.write(i,4,sf,n0); S[0]+=sf
            base=dict(building=bl,unit=u,unitType=fo,area=sf)
            if (bl,u) in (('A','4'),('B','2'),('B','8')):
                ws.merge_range(i,5,i,8,'- not let -' if u!='2' else '- not let (under offer) -',it); nv+=1; T.append(row(statusText='not let' if u!='2' else 'not let (under offer)',**base)); i+=1; continue
            st=addm(D(2019,1,1),r.randint(0,68)); en=term_end(st,r.choice([60,72,96,120])); 
            while en<=asof: en=eom(addm(D(en.year,en.month,1),24))
            mo=round(sf*r.uniform(.85,1.3),2); g_=r.random()<.2; cam,tax,ins=(0,0,0) if g_ else (round(sf*.14,2),round(sf*.11,2),round(sf*.025,2)); t=nm()
            d=D(2025,st.month,1); d=d if d>asof else addm(d,12); sp=[];a=mo
            while d<en and len(sp)<2: a=round(a*1.035,2); sp.append((d,a)); d=addm(d,12)
            ws.write(i,5,t,tx); ws.write_datetime(i,6,dt.datetime.combine(st,dt.time()),dd); ws.write_datetime(i,7,dt.datetime.combine(en,dt.time()),dd); ws.write(i,8,'Gross' if g_ else 'Net',tx)
            for j,v in enumerate((mo,cam,tax,ins)): ws.write(i,9+j,v,n2); S[1+j]+=v
            al=round(mo+cam+tax+ins,2); S[5]+=al; ws.write_formula(i,13,f'=SUM(J{i+1}:M{i+1})',n2,al)
            for k,(d,a) in enumerate(sp): ws.write_datetime(i,14+2*k,dt.datetime.combine(d,dt.time()),dd); ws.write(i,15+2*k,a,n2)
            T.append(row(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=mo,charges=ch(('Rent',mo),('CAM',cam),('Tax',tax),('Ins.',ins)),totalCharges=al,rentSteps=[dict(date=iso(d),amount=a) for d,a in sp],**base)); i+=1
        i+=1
    ws.write(i,3,'Park',bt); ws.write(i,4,S[0],bt0)
    for j in range(5): ws.write(i,9+j,round(S[1+j],2),bt)
    ws.write(i+2,5,f'{n} units, {n-nv} let, {nv} not let',tx)
    ws.set_column(0,0,2); ws.set_column(1,2,6); ws.set_column(3,3,11); ws.set_column(4,4,8); ws.set_column(5,5,28); ws.set_column(6,7,11); ws.set_column(8,8,7); ws.set_column(9,17,11); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0)
    wb.close()
    save(name,'INDUSTRIAL','grouped header bands, units repeat across buildings, steps columns, cover sheet',False,T,'Danbury Loop Business Park','2025-01-31',n,n-nv,nv,sheet='Tenants')
x_portfolio(); x_doctors(); x_garage(); x_flex()
