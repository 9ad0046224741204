from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as CL

def doc9():
    f='PINE HOLLOW rent roll OCT.xlsx'; r=R(f+'c'); nm=Names(r)
    wb=xlsxwriter.Workbook(os.path.join(DOC,f)); ws=wb.add_worksheet('RENT ROLL'); w2=wb.add_worksheet('make ready'); 
    F=lambda **k: wb.add_format(dict(dict(font_name='Calibri',font_size=11,border=1),**k))
    title=F(bold=True,font_size=18,border=0,font_color='#1F5C2E'); sub=F(border=0,italic=True); hd=F(bold=True,bg_color='#C6E0B4',align='center',text_wrap=True,valign='vcenter')
    bld=F(bold=True,bg_color='#1F5C2E',font_color='white',align='center',font_size=12)
    tx=F(); ctr=F(align='center'); mo=F(num_format='$#,##0'); mo2=F(num_format='$#,##0.00;[Red]-$#,##0.00'); da=F(num_format='m/d/yy',align='center'); tot=F(bold=True,num_format='$#,##0',top=2); totl=F(bold=True,top=2)
    def C(fmt,col): return None
    red=dict(bg_color='#F8CBAD'); yel=dict(bg_color='#FFF2A8')
    ws.set_column('A:A',8);ws.set_column('B:B',7);ws.set_column('C:C',30);ws.set_column('D:E',11);ws.set_column('F:F',10,None,dict(hidden=1));ws.set_column('G:G',10);ws.set_column('H:I',7);ws.set_column('J:J',11);ws.set_column('K:K',9);ws.set_column('L:L',34);ws.set_column('M:M',3);ws.set_column('N:R',10)
    ws.write('A1','PINE HOLLOW APTS',title); ws.write('A2','Rent Roll - October 2025          (updated 10/3/25 KH)',sub)
    H=['APT #','SIZE','RESIDENT','M/I DATE','LEASE UP','OLD RENT','RENT','PET','W/D','OWES','DEP','NOTES']
    ws.set_row(3,32)
    for j,h in enumerate(H): ws.write(3,j,h,hd)
    ws.freeze_panes(4,0)
    RT={'1x1':(640,895),'2x1':(840,1075),'2x2':(910,1145),'3x2':(1130,1395)}
    rows=[];y=4; subs=[]
    B=[('BLDG 1',8,['1x1','1x1','2x1','2x1']),('BLDG 2',8,['1x1','2x2']),('BLDG 3',12,['2x1','2x2','1x1']),('BLDG 4 - TOWNHOMES',6,['3x2']),('BLDG 5',10,['2x2','1x1'])]
    for bi,(bn,n,mix) in enumerate(B):
        ws.merge_range(y,0,y,11,bn,bld); y+=1; y0=y
        for i in range(n):
            ty=mix[i%len(mix)]; u=(bi+1)*100+i+1; d=dict(unit=str(u),unitType=ty,building=bn); t=r.random(); note=''; k={}
            if (bi,i)==(0,0):
                a,l=nm.pair(); d.update(tenantName=f'{a} {l} (maint)',moveInDate=D(2018,4,1),contractRent=0); note='employee unit - free rent'
            elif t<.12: d.update(statusText='VACANT'); k=red; note=r.choice(['needs carpet','READY','full turn, paint + fridge',''])
            else:
                a,l=nm.pair(); d['tenantName']=r.choice([f'{a} {l}',f'{l}, {a}',f'{a} {l} / {r.choice(FIRST)} {l}'])
                d['moveInDate']=D(r.choice([2014,2017,2019,2020,2021,2022,2023,2024,2025]),r.randrange(1,10),r.randrange(1,28))
                m=d['moveInDate'].month; le=monthend(D(2026,max(1,m-1),1)) if m<=9 else monthend(D(2025,12,1)); d['leaseEndDate']=le if r.random()>.16 else 'MTM'
                rent=RT[ty][1]+r.choice([-120,-75,-40,-20,0,0,25,50]); d['contractRent']=rent; c=[('RENT',rent)]
                if r.random()<.2: c.append(('PET',25)); 
                if r.random()<.3: c.append(('W/D',40))
                d['charges']=[dict(code=x,amount=v) for x,v in c]
                o=r.choice([None]*6+[round(r.uniform(15,220),2),rent,round(rent*1.9,2),-50]); d['balance']=o
                d['deposit']=r.choice([200,200,300,rent,99])
                if t<.2: mo_=D(2025,r.choice([10,11]),r.choice([15,30])); d['moveOutDate']=mo_; d['statusText']='NTV'; note=f'NTV {mdyy(mo_)}'; k=yel
                elif o and o>rent: note='eviction filed 9/22'
                else: note=r.choice(['']*7+['ESA - no pet rent','renewal sent','housing - inspection due','needs new stove'])
            rows.append(d); wr=lambda j,v,base,**kk: ws.write(y,j,v,F(**dict(base,**k)))
            wr(0,u,dict(align='center')); wr(1,ty,dict(align='center')); wr(2,d.get('tenantName') or 'VACANT',dict(bold=not d.get('tenantName')))
            for j,q in((3,'moveInDate'),(4,'leaseEndDate')):
                v=d.get(q)
                if isinstance(v,D): ws.write_datetime(y,j,dt.datetime(v.year,v.month,v.day),F(num_format='m/d/yy',align='center',**k))
                else: ws.write(y,j,v or '',F(align='center',**k))
            ws.write(y,5,(d.get('contractRent') or RT[ty][1])-r.choice([25,40,60]) if d.get('contractRent') else '',F(num_format='$#,##0',**k))
            ws.write(y,6,d['contractRent'] if 'contractRent' in d else '',F(num_format='$#,##0',**k))
            for j,q in((7,'PET'),(8,'W/D')): ws.write(y,j,ch(d,q) or '',F(num_format='$#,##0',**k))
            ws.write(y,9,d['balance'] if d.get('balance') is not None else '',F(num_format='$#,##0.00;[Red]-$#,##0.00',**k)); ws.write(y,10,d.get('deposit') or '',F(num_format='$#,##0',**k)); ws.write(y,11,note,F(font_size=10,**k)); y+=1
        L=[d for d in rows if d['building']==bn]
        ws.write(y,2,f'{bn.split(" - ")[0]} total',totl)
        for j,v in((6,sum(d.get('contractRent') or 0 for d in L)),(7,sum(ch(d,'PET') for d in L)),(8,sum(ch(d,'W/D') for d in L)),(9,round(sum(d.get('balance') or 0 for d in L),2)),(10,sum(d.get('deposit') or 0 for d in L))):
            ws.write_formula(y,j,f'=SUM({CL(j+1)}{y0+1}:{CL(j+1)}{y})',F(bold=True,num_format='$#,##0.00' if j==9 else '$#,##0',top=2),v)
        subs.append(y); y+=2
    ws.write(y,2,'GRAND TOTAL',F(bold=True,bg_color='#C6E0B4'))
    G={}
    for j,kx,fn in((6,'rent',lambda d:d.get('contractRent') or 0),(7,'PET',lambda d:ch(d,'PET')),(8,'W/D',lambda d:ch(d,'W/D')),(9,'bal',lambda d:d.get('balance') or 0),(10,'dep',lambda d:d.get('deposit') or 0)):
        G[kx]=round(sum(fn(d) for d in rows),2); ws.write_formula(y,j,'='+'+'.join(f'{CL(j+1)}{s+1}' for s in subs),F(bold=True,bg_color='#C6E0B4',num_format='$#,##0.00' if j==9 else '$#,##0'),G[kx])
    # side mix
    ws.merge_range(3,13,3,17,'UNIT MIX',hd)
    for j,h in enumerate(['Size','Sq Ft','# Units','# Vac','Avg Rent']): ws.write(4,13+j,h,F(bold=True))
    z=5
    for ty,(sf,_) in RT.items():
        L=[d for d in rows if d['unitType']==ty]; o=[d['contractRent'] for d in L if d.get('contractRent')]
        for j,v in enumerate([ty,sf,len(L),sum(d.get('statusText')=='VACANT' for d in L),round(sum(o)/len(o))]): ws.write(z,13+j,v,F(num_format='#,##0'))
        z+=1
    vac=sum(d.get('statusText')=='VACANT' for d in rows)
    for j,v in enumerate(['TOTAL','',len(rows),vac,'']): ws.write(z,13+j,v,F(bold=True))
    ws.write(z+2,13,'Occupied',F(border=0)); ws.write(z+2,15,len(rows)-vac,F(border=0)); ws.write(z+3,13,'Occ %',F(border=0)); ws.write(z+3,15,(len(rows)-vac)/len(rows),F(border=0,num_format='0.0%'))
    ws.write(z+5,13,'pink = vacant',F(border=0,bg_color='#F8CBAD')); ws.write(z+6,13,'yellow = notice',F(border=0,bg_color='#FFF2A8'))
    for i,t in enumerate([('APT','JOB','WHO','DONE?'),(104,'trash out, paint','Rhett',''),(306,'carpet bid $780','','no'),(503,'fridge ordered','Rhett','10/9')]):
        for j,v in enumerate(t): w2.write(i,j,v)
    ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    save(f,'Pine Hollow Apts','2025-10',len(rows),len(rows)-vac,vac,rows,'MULTIFAMILY','site manager spreadsheet: coloured building bands, hidden old-rent column, side unit mix, notices in notes',False,sheet='RENT ROLL',
      ties=[('rent',G['rent'],lambda q:q.get('contractRent')),('dep',G['dep'],lambda q:q.get('deposit')),('bal',G['bal'],lambda q:q.get('balance')),('PET',G['PET'],lambda q:ch(q,'PET'))])

def doc10():
    f='SFR Portfolio_Rent Roll_10.31.2025.xlsx'; r=R(f); nm=Names(r)
    wb=openpyxl.Workbook(); c0=wb.active; c0.title='Portfolio Summary'; ws=wb.create_sheet('RR 10.31.25'); ds=wb.create_sheet('Definitions')
    MK={'Charlotte':('NC',['Charlotte','Concord','Gastonia','Monroe'],'282',2050),'Atlanta':('GA',['Lithonia','Conyers','McDonough','Douglasville'],'300',2095),'Indianapolis':('IN',['Indianapolis','Greenwood','Avon'],'462',1780),'Tampa':('FL',['Riverview','Brandon','Ruskin'],'335',2240)}
    st=['Sparrow Hollow Dr','Tilbury Ct','Old Mill Run','Fenwick Ln','Cedar Glen Way','Marlowe St','Copperleaf Trl','Quail Nest Rd','Bexley Pl','Turnstone Ave','Hawks Ridge Cir','Persimmon Dr','Ashby Cove','Windrow Blvd','Lantern Hill Ln']
    H=['Market','Property Address','City','ST','Zip','Bd/Ba','Liv. SF','Yr Blt','Occ. Status','Resident','Orig. Move-In','Current Lease Start','Current Lease End','Asking / Mkt Rent','Contract Rent','of which HCV','Pet Fee','Smart Home','Total Monthly','Sec. Deposit','A/R Bal.']
    thin=Side(style='thin',color='BFBFBF')
    ws['A1']='Bramblewood Residential Trust - Scattered Site Rent Roll'; ws['A1'].font=Font(name='Arial',size=14,bold=True); ws['A2']='As of October 31, 2025'; ws['A2'].font=Font(name='Arial',size=10); ws['A3']='USD; monthly unless noted'; ws['A3'].font=Font(name='Arial',size=8,italic=True)
    for j,h in enumerate(H,1):
        c=ws.cell(5,j,h); c.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F3864'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    rows=[]; seen=set(); y=6; sold=0; MC={}
    for m,(sta,cities,zp,base) in MK.items():
        for i in range({'Charlotte':34,'Atlanta':38,'Indianapolis':26,'Tampa':20}[m]):
            while 1:
                ad=f'{r.randrange(101,9890)} {r.choice(st)}'
                if ad not in seen: seen.add(ad); break
            bd=r.choice([3,3,3,4,4,5]); ba=r.choice(['2','2','2.5','3']); sf=bd*410+r.randrange(-60,420); mk=base+(bd-3)*190+r.randrange(-8,12)*15
            d=dict(unit=ad,unitType=f'{bd}/{ba}',area=sf,marketRent=mk,_m=m)
            hid=(m,i) in (('Charlotte',11),('Atlanta',20)); t=r.random(); hcv=None
            if hid: d['statusText']='Sold 9/25'
            elif t<.04: d['statusText']='Vacant - Rent Ready'
            elif t<.06: d['statusText']='Vacant - Turn'
            elif t<.075: d['statusText']='Vacant - Leased NMI'
            else:
                d['statusText']='Notice' if t<.12 else 'Leased'; d['tenantName']=nm.fl(); mi=D(r.choice([2019,2020,2021,2022,2023,2024,2025]),r.randrange(1,11),r.choice([1,1,5,9,15,20,26])); d['moveInDate']=mi; n=r.choice([12,12,24]); ls=mi
                while leaseend(ls,n)<D(2025,10,31): ls=leaseend(ls,n)+dt.timedelta(days=1)
                d['leaseStartDate']=ls; d['leaseEndDate']=leaseend(ls,n)
                if r.random()<.07: d['leaseStartDate']=mi; d['leaseEndDate']='MTM'
                rent=mk-r.choice([-15,0,10,25,40,75,110,160]); hcv=r.choice([None]*11+[int(rent*.72)]); pet=r.choice([0,0,0,35,50]); c=[('Contract Rent',rent)]
                if pet: c.append(('Pet Fee',pet))
                if r.random()<.8: c.append(('Smart Home',40))
                d['charges']=[dict(code=a,amount=v) for a,v in c]; d['contractRent']=rent; d['totalCharges']=sum(v for _,v in c); d['deposit']=r.choice([rent,rent,mk,1000,500]); d['balance']=r.choice([None]*6+[round(r.uniform(-300,-5),2),round(r.uniform(25,900),2),round(rent*r.choice([1,2,3.1])+95,2)])
            zipc=int(f'{zp}{r.randrange(10,79):02d}')
            v=[m,ad,r.choice(cities),sta,zipc,d['unitType'],sf,r.randrange(1988,2019),d['statusText'],d.get('tenantName'),d.get('moveInDate'),d.get('leaseStartDate'),d.get('leaseEndDate'),mk,d.get('contractRent'),hcv,ch(d,'Pet Fee') or None,ch(d,'Smart Home') or None,d.get('totalCharges'),d.get('deposit'),d.get('balance')]
            for j,x in enumerate(v,1):
                c=ws.cell(y,j,x); c.font=Font(name='Arial',size=8.5); c.border=Border(bottom=thin)
                if j in(11,12,13): c.number_format='mm/dd/yyyy'; c.alignment=Alignment(horizontal='center')
                if j in(14,15,16,17,18,19,20): c.number_format='_(#,##0_);_((#,##0);_("-"_)'
                if j==21: c.number_format='#,##0.00_);(#,##0.00)'
                if j==7: c.number_format='#,##0'
            if hid: ws.row_dimensions[y].hidden=True
            else: rows.append(d); MC.setdefault(m,[]).append(d)
            y+=1
    S=lambda k:round(sum(d.get(k) or 0 for d in rows),2)
    ws.cell(y+1,2,'Portfolio Total / 116 homes')
    assert len(rows)==116
    for j,v in((7,S('area')),(14,S('marketRent')),(15,S('contractRent')),(17,sum(ch(d,'Pet Fee') for d in rows)),(18,sum(ch(d,'Smart Home') for d in rows)),(19,S('totalCharges')),(20,S('deposit')),(21,S('balance'))):
        c=ws.cell(y+1,j,v); c.number_format='#,##0.00' if j==21 else '#,##0'
    for j in range(1,22): c=ws.cell(y+1,j); c.font=Font(name='Arial',size=9,bold=True); c.border=Border(top=Side(style='medium'),bottom=Side(style='double'))
    for j,w in enumerate([12,25,14,5,7,7,8,7,19,24,11,11,11,11,11,9,8,8,10,10,11],1): ws.column_dimensions[CL(j)].width=w
    ws.row_dimensions[5].height=30; ws.freeze_panes='C6'; ws.auto_filter.ref=f'A5:U{y-1}'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:5'
    c0['B2']='Bramblewood Residential Trust'; c0['B2'].font=Font(size=16,bold=True); [c0.column_dimensions.__getitem__(k).__setattr__('width',w) for k,w in zip('BCDEFG',(15,9,10,9,9,20))]; c0['B3']='Portfolio Summary - October 31, 2025'
    for j,h in enumerate(['Market','Homes','Occupied','Vacant','Occ %','Contract Rent (mo.)'],2): c0.cell(5,j,h).font=Font(bold=True)
    for i,(m,L) in enumerate(MC.items(),6):
        o=sum(1 for d in L if d.get('tenantName'))
        for j,x in enumerate([m,len(L),o,len(L)-o,o/len(L),sum(d.get('contractRent') or 0 for d in L)],2): c0.cell(i,j,x).number_format='0.0%' if j==6 else '#,##0'
    o=sum(1 for d in rows if d.get('tenantName'))
    for j,x in enumerate(['Total',116,o,116-o,o/116,S('contractRent')],2): c=c0.cell(10,j,x); c.font=Font(bold=True); c.number_format='0.0%' if j==6 else '#,##0'
    for i,t in enumerate(['Leased = executed lease, resident in possession','Notice = resident in possession, notice given','Vacant - Leased NMI = lease signed, not moved in; no rent counted','HCV = housing choice voucher portion, included in Contract Rent'],2): ds.cell(i,2,t)
    c0.page_setup.fitToHeight=0; c0.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.active=1; wb.save(os.path.join(DOC,f))
    save(f,'Bramblewood Residential Trust','2025-10-31',116,o,116-o,rows,'SINGLE_FAMILY_RENTAL','scattered-site portfolio, unit = street address, metro column named Market beside market rent, hidden sold rows, 3 sheets, autofilter',True,sheet='RR 10.31.25',
      ties=[('mk',S('marketRent'),lambda q:q['marketRent']),('rent',S('contractRent'),lambda q:q.get('contractRent')),('tot',S('totalCharges'),lambda q:q.get('totalCharges')),('dep',S('deposit'),lambda q:q.get('deposit')),('bal',S('balance'),lambda q:q.get('balance'))])

def doc11():
    f='coliving_member_roll_nov.xlsx'; r=R(f); nm=Names(r)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Member Roll'
    fn=lambda **k:Font(name='Trebuchet MS',**dict(dict(size=10),**k))
    ws.merge_cells('B1:N1'); ws['B1']='COMMONHEARTH  |  Bywater & Marigny Houses'; ws['B1'].font=fn(size=15,bold=True,color='B4532A')
    ws.merge_cells('B2:N2'); ws['B2']='Member roll, month of November 2025'; ws['B2'].font=fn(italic=True)
    grp={5:('MEMBERSHIP',3),8:('MONTHLY',5)}
    for a,(t,n) in grp.items():
        ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=a+n-1); c=ws.cell(4,a,t); c.font=fn(bold=True,color='B4532A'); c.alignment=Alignment(horizontal='center')
    H=['Room','Kind','Member','From','Thru','State','Base','Utilities + wifi','Cleaning','Promo','Member pays','Held deposit','Comment']
    for j,h in enumerate(H,2):
        c=ws.cell(5,j,h); c.font=fn(bold=True); c.fill=PatternFill('solid',fgColor='F6DDCC'); c.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center'); c.border=Border(bottom=Side(style='medium',color='B4532A'))
    KD={'Private':925,'Private + bath':1095,'Loft':1010,'Twin (shared)':690}
    houses=[('Dauphine House','D',9),('Royal House','R',8),('Chartres House','C',7),('Burgundy House','B',8),('Annex','X',5),('Press St House','P',10)]
    y=6; rows=[]; summ=[]
    for hn,p,n in houses:
        y0=y
        for i in range(n):
            kind=r.choice(['Private','Private','Private + bath','Loft']) if i<n-2 or n<8 else 'Twin (shared)'
            u=f'{p}{i+1}' if kind!='Twin (shared)' else f'{p}{n-1}{"ab"[i-(n-2)]}'
            d=dict(unit=u,building=hn,unitType=kind); t=r.random(); com=None
            if t<.09: d['statusText']='open'; com=r.choice([None,'listed on site','tour 11/4'])
            elif t<.12: d['statusText']='offline'; com='water damage, back 12/1'
            else:
                a,l=nm.pair(); d['tenantName']=f'{a} {l[0]}.' if r.random()<.25 else f'{a} {l}'; d['statusText']='active'
                f0=D(r.choice([2024,2025,2025]),r.randrange(1,10),r.choice([1,1,15])); 
                d['leaseStartDate']=f0; e=leaseend(f0,r.choice([6,9,12]))
                d['leaseEndDate']=e if e>D(2025,11,1) else 'rolling'
                if r.random()<.08: d['statusText']='leaving 11/30'; d['leaseEndDate']=D(2025,11,30); d['moveOutDate']=D(2025,11,30)
                b=KD[kind]+r.choice([0,0,25,-25,50]); c=[('Base',b),('Utilities + wifi',110 if kind!='Twin (shared)' else 85),('Cleaning',40)]
                pr=r.choice([0]*5+[50,75,100]); 
                if pr: c.append(('Promo',-pr))
                d['charges']=[dict(code=x,amount=v) for x,v in c]; d['contractRent']=b; d['totalCharges']=sum(v for _,v in c); d['deposit']=r.choice([500,500,b])
            rows.append(d)
            v=[u,kind,d.get('tenantName'),d.get('leaseStartDate'),d.get('leaseEndDate'),d['statusText']]+([ch(d,'Base'),ch(d,'Utilities + wifi'),ch(d,'Cleaning'),ch(d,'Promo') or None,d['totalCharges'],d['deposit']] if d.get('tenantName') else [None]*6)+[com]
            for j,x in enumerate(v,2):
                c=ws.cell(y,j,x); c.font=fn(color='999999',italic=True) if not d.get('tenantName') else fn()
                if j in(5,6): c.number_format='d mmm yyyy'; c.alignment=Alignment(horizontal='center')
                if 8<=j<=13: c.number_format='"$"#,##0;[Red]("$"#,##0)'
            y+=1
        ws.merge_cells(start_row=y0,start_column=1,end_row=y-1,end_column=1); c=ws.cell(y0,1,hn); c.alignment=Alignment(text_rotation=90,horizontal='center',vertical='center'); c.font=fn(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='B4532A')
        L=[d for d in rows if d['building']==hn]; o=sum(1 for d in L if d.get('tenantName')); summ.append((hn,len(L),o,len(L)-o,sum(d.get('totalCharges') or 0 for d in L)))
        for j in range(1,15): ws.cell(y-1,j).border=Border(bottom=Side(style='thin',color='B4532A'))
    S=lambda k:sum(d.get(k) or 0 for d in rows)
    ws.cell(y,2,'All houses').font=fn(bold=True)
    for j,v in((8,S('contractRent')),(9,sum(ch(d,'Utilities + wifi') for d in rows)),(10,sum(ch(d,'Cleaning') for d in rows)),(11,sum(ch(d,'Promo') for d in rows)),(12,S('totalCharges')),(13,S('deposit'))): c=ws.cell(y,j,v); c.font=fn(bold=True); c.number_format='"$"#,##0;[Red]("$"#,##0)'
    y+=3
    for j,h in zip((2,5,6,7,8),('House','Rooms/beds','Filled','Not filled','Member pays')): ws.cell(y,j,h).font=fn(bold=True,color='B4532A')
    summ.append(('Total',)+tuple(sum(s[i] for s in summ) for i in range(1,5)))
    for s in summ:
        y+=1
        for j,x in zip((2,5,6,7,8),s): c=ws.cell(y,j,x); c.font=fn(bold=s[0]=='Total'); c.number_format='"$"#,##0' if j==8 else '0'
    for j,w in enumerate([5,7,15,24,13,13,13,9,10,9,9,10,10,24],1): ws.column_dimensions[CL(j)].width=w
    ws.row_dimensions[5].height=32; ws.page_setup.orientation='landscape'; ws.sheet_view.showGridLines=False
    ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,f)); T=summ[-1]
    save(f,'Bywater & Marigny Houses','2025-11',T[1],T[2],T[3],rows,'MULTIFAMILY','co-living member roll, rotated merged house names at left, grouped header, rolling memberships, promo negatives, summary by house below',True,sheet='Member Roll',
      ties=[('base',S('contractRent'),lambda q:q.get('contractRent')),('pays',S('totalCharges'),lambda q:q.get('totalCharges')),('dep',S('deposit'),lambda q:q.get('deposit'))])

if __name__=='__main__':
    import sys
    for n in sys.argv[1:] or ['doc9','doc10','doc11']: globals()[n]()
