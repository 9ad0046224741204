from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from openpyxl.utils import get_column_letter as L
D=BASE+'/documents/'
B=Font(bold=True); thin=Side(style='thin'); 
def fill(h): return PatternFill('solid',fgColor=h)
def widths(ws,w):
    for i,x in enumerate(w,1): ws.column_dimensions[L(i)].width=x
def fmt(ws,rng,f):
    for rr in ws[rng]:
        for c in rr: c.number_format=f
def setup(ws,land=True): ws.page_setup.orientation='landscape' if land else 'portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
def fin(wb,f):
    for ws in wb: setup(ws)
    wb.properties.created=wb.properties.modified=dt.datetime(2025,1,1); wb.save(D+f)

def x1(): # Yardi RAD, stacked charge rows
    g=G(201); r=g.r; f='RentRollwithLeaseCharges_linden.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Report1'
    for i,s in enumerate(['Rent Roll with Lease Charges','Linden Terrace RAD LLC (lindrad)','As Of = 08/31/2025','Month Year = 08/2025'],1): ws.cell(i,1,s).font=B; ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=15); ws.cell(i,1).alignment=Alignment(horizontal='center')
    h1=['Unit','Unit Type','Unit','Resident','Name','Market','Contract','Charge','Amount','Resident','Other','Move In','Lease','Move Out','Balance']; h2=['','','Sq Ft','','','Rent','Rent','Code','','Deposit','Deposit','','Expiration','','']
    ws.append(h1); ws.append(h2)
    for rr in (5,6):
        for c in ws[rr]: c.font=B; c.fill=fill('D9D9D9')
    ws.append(['Current/Notice/Vacant Residents']); ws.cell(7,1).font=B
    rows=[];T=dict(cr=0,mk=0,am=0,dep=0,od=0,bal=0,sf=0);CH={};occ=vac=0;nn=30;P={'lr0b':('lr0b',480,975),'lr1b':('lr1b',612,1120),'lr2b':('lr2b',835,1385)}
    for i in range(nn):
        u=f'{100*(i//10+1)+i%10+1}'; k=r.choice(list(P)); t,sf,mk=P[k]; T['mk']+=mk;T['sf']+=sf
        if i in (4,16,23):
            s='VACANT' if i!=16 else 'DOWN'; ws.append([u,t,sf,s,s,mk,None,None,0,0,0,None,None,None,0]); ws.append([None]*7+['Total',0]); rows.append(row(unit=u,unitType=t,area=sf,statusText=s,marketRent=mk,section='Current/Notice/Vacant Residents',contractRent=None,totalCharges=0,deposit=0,balance=0)); vac+=s=='VACANT'; ws.append([]); continue
        occ+=1; n=g.name('lf'); mi=min(g.date(2011,2025),dt.date(2025,8,4)); le=dt.date(2026 if mi.month<9 else 2025,mi.month,1)-dt.timedelta(1); mo=dt.date(2025,9,30) if i==11 else None
        sub=r.randint(380,mk-100); ch=[('rent',mk-sub-30 if mk-sub-30>0 else 25),('subsrad',sub)]
        if r.random()<.25: ch.append(('ac',15))
        if r.random()<.1: ch.append(('repay',25))
        d=r.choice([50,100,ch[0][1]]); b=r.choice([0,0,0,-3.4,ch[0][1],211.75]); tot=sum(q for _,q in ch)
        ws.append([u,t,sf,f't00{r.randint(20000,48000)}',n,mk,ch[0][1]+sub,ch[0][0],ch[0][1],d,0,mi,le,mo,b])
        for a,q in ch[1:]: ws.append([None]*7+[a,q])
        ws.append([None]*7+['Total',tot]); ws.cell(ws.max_row,8).font=B; ws.cell(ws.max_row,9).font=B; 
        ws.append([])
        for a,q in ch: CH[a]=CH.get(a,0)+q
        T['am']+=tot;T['cr']+=ch[0][1]+sub;T['dep']+=d;T['bal']+=b
        rows.append(row(unit=u,unitType=t,area=sf,tenantName=n,marketRent=mk,contractRent=ch[0][1]+sub,section='Current/Notice/Vacant Residents',statusText='Occupied',charges=[dict(code=a,amount=q) for a,q in ch],totalCharges=tot,deposit=d,moveInDate=mi,leaseEndDate=le,moveOutDate=mo,balance=b))
        rr=ws.max_row
    # blank rows: openpyxl append([]) advances
    ws.append(['Future Residents/Applicants']); ws.cell(ws.max_row,1).font=B
    for u,k in (('105','lr1b'),('304','lr2b')):
        t,sf,mk=P[k]; pr=[q for q in rows if q['unit']==u][0]; t=pr['unitType'];sf=pr['area']; n=g.name('lf'); ws.append([u,t,sf,f't00{r.randint(48001,49000)}',n,None,None,None,0,0,0,dt.date(2025,9,12),dt.date(2026,8,31),None,0]); ws.append([None]*7+['Total',0])
        rows.append(row(unit=u,unitType=t,area=sf,tenantName=n,section='Future Residents/Applicants',statusText='Future Residents/Applicants',totalCharges=0,deposit=0,moveInDate=dt.date(2025,9,12),leaseEndDate=dt.date(2026,8,31),balance=0))
    ws.append([]); ws.append(['Total',None,T['sf'],None,'Linden Terrace RAD LLC(lindrad)',T['mk'],T['cr'],None,T['am'],T['dep'],0,None,None,None,round(T['bal'],2)])
    for c in ws[ws.max_row]: c.font=B; c.border=Border(top=thin)
    ws.append([]); ws.append(['Summary Groups',None,'Square Footage',None,None,'','# Of Units','% Occupancy'])
    for a,b,q in (('Occupied Units',occ,None),('Vacant Units',vac,None),('Non Rev (Down) Units',1,None),('Totals:',nn,None)): ws.append([a,None,None,None,None,None,b,f'{b/nn:.2%}'])
    ws.append([]); ws.append(['Summary of Charges by Charge Code']); 
    for a,q in CH.items(): ws.append([a,q])
    ws.append(['Total',T['am']])
    for rr in range(7,ws.max_row+1):
        for j in (12,13,14): ws.cell(rr,j).number_format='mm/dd/yyyy'
        for j in (6,7,9,10,11,15): ws.cell(rr,j).number_format='#,##0.00'
    widths(ws,[12,10,8,12,26,10,10,9,10,10,8,11,11,11,10]); fin(wb,f)
    save(f,'MULTIFAMILY','Yardi RAD lease charges export, stacked charge rows, future section',False,propertyName='Linden Terrace RAD LLC',asOnDate='2025-08-31',units=nn,occupied=occ,vacant=vac,rows=rows)

def x2(): # student co-op Google sheet
    g=G(202); r=g.r; f='coop houses fall 25 - room roll (1).xlsx'; wb=Workbook(); w0=wb.active; w0.title='READ ME'; w0['A1']='Wolverton Student Co-ops - room rolls. One tab per term. Do not sort! Ask the treasurer before editing.'; w0['A3']='Charges are per month, Sept-April contract. Work-shift fines are on another sheet.'
    ws=wb.create_sheet('Fall 2025'); ws['B1']='WOLVERTON STUDENT CO-OPS'; ws['B1'].font=Font(bold=True,size=14); ws['B2']='Room roll, as of 15 Sep 2025'
    hd=['','House','Room / bed','Kind','Member','Contract from','Contract thru','Rent','Food','Internet','Monthly total','Member share paid','Owes','Notes']; rr=4
    for j,h in enumerate(hd,1):
        c=ws.cell(rr,j,h or None); 
        if h: c.font=Font(bold=True,color='FFFFFF'); c.fill=fill('38761D'); c.alignment=Alignment(wrap_text=True)
    rows=[];T=[0]*5;occ=vac=0;rr=5
    for hs,n,col in (('Debs House',11,'FCE5CD'),('Lakota',9,'D9EAD3'),('The Ark',14,'CFE2F3'),('Minnie\'s',8,'EAD1DC')):
        s=rr;st=[0]*5; rm=0;bed=[]
        while len(bed)<n:
            rm+=1
            if r.random()<.4 and len(bed)+2<=n: bed+=[(f'{rm}a','double'),(f'{rm}b','double')]
            else: bed.append((str(rm) ,'single'))
        for i,(u,k) in enumerate(bed):
            ws.cell(rr,3,u); ws.cell(rr,4,k)
            if (hs,i) in (('Debs House',4),('The Ark',3),('The Ark',9)):
                ws.cell(rr,5,'OPEN').font=Font(italic=True,color='CC0000'); vac+=1; rows.append(row(unit=u,building=hs,unitType=k,statusText='OPEN')); 
                if i==3: ws.cell(rr,14,'waitlist offer out')
            else:
                occ+=1; n_=g.name('fl'); rent={'single':640,'double':510}[k]+(35 if hs=='The Ark' else 0); fd=r.choice([210,210,210,0]); a=dt.date(2025,9,1) if r.random()<.85 else dt.date(2025,9,8); z=r.choice([dt.date(2026,4,30),dt.date(2026,4,30),dt.date(2025,12,20)]); tot=rent+fd+12; ow=r.choice([0,0,0,tot,100]); 
                for j,v in enumerate([n_,a,z,rent,fd,12,tot,tot-ow,ow],5): ws.cell(rr,j,v)
                if (hs,i)==('Lakota',2): ws.cell(rr,14,'house manager - rent credit in payroll')
                q=[rent,fd,12,tot,ow]; st=[x+y for x,y in zip(st,q)]
                rows.append(row(unit=u,building=hs,unitType=k,tenantName=n_,leaseStartDate=a,leaseEndDate=z,contractRent=rent,charges=[dict(code='Food',amount=fd),dict(code='Internet',amount=12)],totalCharges=tot,balance=ow,statusText='Occupied'))
            rr+=1
        ws.merge_cells(start_row=s,start_column=2,end_row=rr-1,end_column=2); c=ws.cell(s,2,hs); c.font=B; c.fill=fill(col); c.alignment=Alignment(vertical='center',horizontal='center',text_rotation=90)
        ws.cell(rr,5,f'{hs}: {n} beds').font=B
        for j,v in zip((8,9,10,11,13),st): ws.cell(rr,j,v).font=B
        T=[x+y for x,y in zip(T,st)]; rr+=2
    ws.cell(rr,5,f'ALL HOUSES: 42 beds, {occ} filled, {vac} open').font=B
    for j,v in zip((8,9,10,11,13),T): c=ws.cell(rr,j,v); c.font=B; c.border=Border(top=thin,bottom=Side(style='double'))
    for q in range(5,rr+1):
        for j in (6,7): ws.cell(q,j).number_format='d mmm yyyy'
        for j in range(8,14): ws.cell(q,j).number_format='$#,##0'
    widths(ws,[2,6,8,9,24,13,13,9,8,9,10,10,9,34]); ws.freeze_panes='A5'; fin(wb,f)
    save(f,'STUDENT_HOUSING','Google Sheets student co-op, rotated merged house cells, beds',True,propertyName='WOLVERTON STUDENT CO-OPS',asOnDate='2025-09-15',sheet='Fall 2025',units=42,occupied=occ,vacant=vac,rows=rows)

def x3(): # ROC mobile home coop
    g=G(203); r=g.r; f='Stonewall Meadows ROC lot roll 2025-10.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Lots'; ws['A1']='Stonewall Meadows Cooperative, Inc. (resident-owned community)'; ws['A1'].font=Font(bold=True,size=12,name='Cambria'); ws['A2']='Lot rent roll'; ws['E2']='for month of'; ws['F2']=dt.date(2025,10,1); ws['F2'].number_format='mmm-yy'
    ws['C4']='HOUSEHOLD'; ws.merge_cells('C4:E4'); ws['F4']='MONTHLY'; ws.merge_cells('F4:I4'); ws['J4']='ACCOUNT'; ws.merge_cells('J4:K4')
    for j,h in enumerate(['Site','Kind','Last name','First name','Member since','Lot rent','Home rent','Water','Total','Paid','Owing'],1): c=ws.cell(5,j,h); c.font=B; c.border=Border(bottom=thin)
    for a in ('C4','F4','J4'): ws[a].alignment=Alignment(horizontal='center'); ws[a].font=B; ws[a].fill=fill('FFF2CC')
    rows=[];T=[0]*6;occ=vac=0
    for i in range(1,53):
        k='DW' if r.random()<.4 else 'SW'
        if i in (8,22,41): ws.append([i,'pad','empty pad']); rows.append(row(unit=str(i),unitType='pad',statusText='empty pad')); vac+=1; continue
        if i==15: ws.append([i,k,'vacant - co-op owned home',None,None,0,0,0,0,0,0]); rows.append(row(unit='15',unitType=k,statusText='vacant - co-op owned home',contractRent=0,charges=[dict(code=c,amount=0) for c in ('Home rent','Water')],totalCharges=0,balance=0)); vac+=1; continue
        occ+=1; a,b=g.name('lf').split(', '); lot=455 if r.random()<.88 else 485; hr=r.choice([0]*9+[350,400]); wa=r.choice([22,22,28.5]); tot=lot+hr+wa; ow=r.choice([0]*5+[tot,50]); d=g.first(2008,2025); d=min(d,dt.date(2025,9,1))
        ws.append([i,k,a,b,d.strftime('%m/%Y'),lot,hr,wa,tot,tot-ow,ow]); T=[x+y for x,y in zip(T,[lot,hr,wa,tot,tot-ow,ow])]
        rows.append(row(unit=str(i),unitType=k,tenantName=f'{a}, {b}',moveInDate=d.strftime('%m/%Y'),contractRent=lot,charges=[dict(code='Home rent',amount=hr),dict(code='Water',amount=wa)],totalCharges=tot,balance=ow,statusText='Occupied'))
    ws.append([]); ws.append(['Sites 52',None,f'occupied {occ}',f'empty {vac}',None]+T)
    for c in ws[ws.max_row]: c.font=B; c.border=Border(top=thin)
    e=ws.max_row; ws.append([]); ws.append(['Storage (not sites)']); ws.cell(ws.max_row,1).font=Font(italic=True)
    for u,m in (('RV-1',40),('RV-2',None),('RV-3',40)):
        if m: a,b=g.name('lf').split(', '); ws.append([u,'RV',a,b,None,m,None,None,m,m,0]); rows.append(row(unit=u,unitType='RV',section='Storage (not sites)',tenantName=f'{a}, {b}',contractRent=m,totalCharges=m,balance=0,statusText='Occupied'))
        else: ws.append([u,'RV','open']); rows.append(row(unit=u,unitType='RV',section='Storage (not sites)',statusText='open'))
    fmt(ws,f'F6:K{ws.max_row}','#,##0.00;(#,##0.00);0.00'); widths(ws,[9,7,26,14,13,10,10,9,11,11,10]); fin(wb,f)
    save(f,'MANUFACTURED_HOUSING','ROC lot roll, split names, grouped heads, RV storage below',True,propertyName='Stonewall Meadows Cooperative, Inc.',asOnDate='2025-10',units=52,occupied=occ,vacant=vac,rows=rows)

def x4(): # LIHTC large, row dropped
    g=G(204); r=g.r; f='Emphasys_LIHTC_RR_GatewayStation.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Rent Roll'; w2=wb.create_sheet('Set-Aside Test')
    ws['A1']='Gateway Station Apartments'; ws['A1'].font=Font(bold=True,size=13,name='Arial'); ws['A2']='LIHTC Rent Roll - project CA-2017-044'; ws['A3']='Period ending'; ws['B3']=dt.date(2025,7,31); ws['B3'].number_format='m/d/yyyy'
    hd=['BIN','Unit #','BR/BA','Sq. Ft.','Set-Aside','Status','HOH Last, First','HH','Annual Inc.','Inc. Limit','Move In','Lease From','Lease To','Last Cert','Max Gross Rent','Util. Allow.','Contract Rent','Rental Asst.','Tenant Rent','Dep.']
    for j,h in enumerate(hd,1): c=ws.cell(5,j,h); c.font=Font(bold=True,name='Arial',size=9,color='FFFFFF'); c.fill=fill('1F3864'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    rows=[];pl=None;T=[0]*5;cnt=dict(O=0,V=0,M=0,L=0);aside={}
    P={'1/1':(640,{30:742,50:1236,60:1484},71),'2/1':(822,{30:890,50:1483,60:1780},92),'3/2':(1090,{30:1029,50:1714,60:2057},118)}
    for bi,n in enumerate((44,40,48,44)):
        bn=f'CA-17-044{bi+1:02d}'; st=[0]*5; oc=0
        for i in range(n):
            u=f'{bi+1}{i//12+1}{i%12+1:02d}'; k=r.choice(list(P)); sf,mx,ua=P[k]; sa=r.choice([30,50,50,60,60]); cr=mx[sa]-ua-r.choice([0,0,20,55]); x=r.random(); aside[sa]=aside.get(sa,0)+1
            base=[bn,u,k,sf,f'{sa}%']
            if (bi,i)==(0,0): base[4]='Mgr'; aside[sa]-=1; s='Model'
            elif x<.04: s='Vacant'
            elif x<.055: s='Vacant-Rented'
            else: s='Occupied'
            if s!='Occupied':
                ws.append(base+[s]); cnt['M' if s=='Model' else 'V']+=1; rows.append(row(unit=u,building=bn,unitType=k,area=sf,statusText=s)); continue
            cnt['O']+=1; oc+=1; nm=g.name('lf'); mi=min(g.date(2018,2025),dt.date(2025,7,5)); y=2025 if mi.month<=7 else 2024; lf=dt.date(y,mi.month,1); lt=dt.date(y+1,mi.month,1)-dt.timedelta(1); ra=r.randint(150,cr-90) if r.random()<.35 else 0; d=r.choice([400,500,cr]); q=[mx[sa],cr,ra,cr-ra,d]; st=[a+b for a,b in zip(st,q)]
            if (bi,i)==(2,21) or (pl is None and bi==2 and i>21):
                pl=dict(what=f'Row of unit {u} (building {bn}, contract rent {cr}, occupied) is missing; building and project totals and counts still include it',kind='row_dropped'); continue
            ws.append(base+[s,nm,r.randint(1,5),r.randint(14000,61000),mx[sa]*40,mi,lf,lt,lf,mx[sa],ua,cr,ra,cr-ra,d])
            rows.append(row(unit=u,building=bn,unitType=k,area=sf,tenantName=nm,statusText=s,moveInDate=mi,leaseStartDate=lf,leaseEndDate=lt,contractRent=cr,charges=[dict(code='Rental Asst.',amount=ra),dict(code='Tenant Rent',amount=cr-ra)],deposit=d))
        ws.append([f'Total {bn}',None,None,None,None,f'{oc} of {n} occupied']+[None]*8+[st[0],None]+st[1:])
        for c in ws[ws.max_row]: c.font=Font(bold=True,name='Arial',size=9); c.fill=fill('D9E1F2')
        T=[a+b for a,b in zip(T,st)]
    ws.append([]); ws.append(['PROJECT',None,None,None,None,f"{cnt['O']} of 176 occupied"]+[None]*8+[T[0],None]+T[1:])
    for c in ws[ws.max_row]: c.font=Font(bold=True,name='Arial')
    ws.append(['Units',176]); ws.append(['Occupied',cnt['O']]); ws.append(['Vacant',cnt['V']]); ws.append(['Manager/Model',1])
    fmt(ws,f'K6:N{ws.max_row}','m/d/yyyy'); fmt(ws,f'O6:T{ws.max_row}','#,##0'); fmt(ws,f'I6:J{ws.max_row}','#,##0')
    ws.column_dimensions.group('I','J',hidden=True); widths(ws,[18,8,7,7,9,18,26,5,10,10,11,11,11,11,10,8,10,9,9,8]); ws.column_dimensions['I'].hidden=ws.column_dimensions['J'].hidden=True
    ws.freeze_panes='C6'; ws.print_title_rows='5:5'
    w2.append(['Set-aside','Units']); 
    for k in sorted(aside): w2.append([f'{k}% AMI',aside[k]])
    w2.append(['Manager',1]); fin(wb,f); assert pl and len(rows)==175
    save(f,'MULTIFAMILY','Emphasys LIHTC by BIN, 20 columns, hidden income columns, 176 units',True,propertyName='Gateway Station Apartments',asOnDate='2025-07-31',sheet='Rent Roll',units=176,occupied=cnt['O'],vacant=cnt['V'],rows=rows,planted=pl)

def x5(): # senior
    g=G(205); r=g.r; f='Saint_Odile_Village_census_rent.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Census 11-15'; ws.merge_cells('A1:L1'); ws['A1']='SAINT ODILE VILLAGE - SENIOR HOME (non-profit)'; ws['A1'].font=Font(bold=True,size=14,color='7030A0'); ws['A1'].alignment=Alignment(horizontal='center'); ws.merge_cells('A2:L2'); ws['A2']='Resident Census & Monthly Fees  -  November 15, 2025'; ws['A2'].alignment=Alignment(horizontal='center')
    rows=[];GT=[0]*5;rr=4;OC=VA=0
    for wing,n,kinds in (('INDEPENDENT LIVING',16,[('IL Studio',1850),('IL 1 Bed',2240)]),('ASSISTED LIVING',20,[('AL Studio',3395),('AL Deluxe',3780)]),('MEMORY CARE',8,[('MC Private',4950)])):
        c=ws.cell(rr,1,wing); c.font=Font(bold=True,color='FFFFFF')
        for j in range(1,13): ws.cell(rr,j).fill=fill('7030A0')
        rr+=1
        for j,h in enumerate(['Apt','Style','Resident','Payer','Admit\nDate','Street\nRate','Base\nRate','Care\nLevel','Care\nFee','2nd\nPerson','Total\nMonthly','Comm.\nFee Held'],1): c=ws.cell(rr,j,h); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal='center'); c.fill=fill('E4DFEC')
        rr+=1; st=[0]*5; oc=0
        for i in range(n):
            u=f'{wing[0]}{101+i}'; k,sr=r.choice(kinds)
            if (wing[0],i) in (('I',3),('A',6),('A',14),('M',5)):
                w='VACANT' if i!=14 else 'VACANT (reserved, Dec 1)'; 
                for j,v in zip((1,2,3,6),(u,k,w,sr)): ws.cell(rr,j,v)
                ws.cell(rr,3).fill=fill('FFFF99'); st[0]+=sr; VA+=1; rows.append(row(unit=u,section=wing,unitType=k,statusText=w,marketRent=sr))
            else:
                OC+=1;oc+=1; nm=('Mr. ' if r.random()<.3 else 'Mrs. ')+g.name('il'); sp=wing[0]=='I' and r.random()<.2; pay=r.choice(['Private','Private','Waiver','Sec 8']); br=sr-r.choice([0,0,75,140,260]); lv=0 if wing[0]=='I' else r.randint(1,4); cf=lv*385; p2=450 if sp else 0; tot=br+cf+p2; d=r.choice([0,1500,2000]); a=min(g.date(2016,2025),dt.date(2025,11,3))
                for j,v in enumerate([u,k,nm,pay,a,sr,br,f'L{lv}' if lv else None,cf,p2,tot,d],1): ws.cell(rr,j,v)
                st=[x+y for x,y in zip(st,[sr,br,cf,p2,tot])]
                rows.append(row(unit=u,section=wing,unitType=k,tenantName=nm,moveInDate=a,marketRent=sr,contractRent=br,charges=[dict(code='Care Fee',amount=cf),dict(code='2nd Person',amount=p2)],totalCharges=tot,deposit=d,statusText='Occupied'))
            rr+=1
        ws.cell(rr,1,f'{wing.title()} - {n} apts, {oc} occupied').font=B
        for j,v in zip((6,7,9,10,11),st): ws.cell(rr,j,v).font=B; ws.cell(rr,j).border=Border(top=thin)
        GT=[x+y for x,y in zip(GT,st)]; rr+=2
    ws.cell(rr,1,f'VILLAGE TOTAL - 44 apts / {OC} occupied / {VA} vacant').font=B
    for j,v in zip((6,7,9,10,11),GT): ws.cell(rr,j,v).font=B
    for q in range(5,rr+1):
        ws.cell(q,5).number_format='mm-dd-yy'
        for j in (6,7,9,10,11,12): ws.cell(q,j).number_format='_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'
    widths(ws,[9,11,26,9,11,11,11,7,11,10,12,11])
    # dash zeros: drop from the truth
    for q in rows:
        if 'charges' in q: q['charges']=[c for c in q['charges'] if c['amount']] ; 
        if q.get('charges')==[]: del q['charges']
        if q.get('deposit')==0: del q['deposit']
    fin(wb,f)
    save(f,'SENIOR_HOUSING','senior home census by wing, repeated heads, care fees, dash zeros',False,propertyName='SAINT ODILE VILLAGE',asOnDate='2025-11-15',units=44,occupied=OC,vacant=VA,rows=rows)

def x6(): # Québec
    g=G(206); r=g.r; f='Role_loyers_OBNL_Rosemont.xlsx'; wb=Workbook(); ws=wb.active; ws.title='Rôle'; ws['A1']="Habitations Le Phare de Rosemont (OBNL)"; ws['A1'].font=Font(bold=True,size=13,name='Georgia'); ws['A2']='Rôle des loyers au 1er juillet 2025'; ws['A3']="PSL = programme de supplément au loyer (OMHM)"
    hd=['No log.','Étage','Type','Locataire','Début du bail','Fin du bail','Loyer au bail','Part locataire','Supplément PSL','Stationnement','Chauffage','Total mensuel','Solde dû','Remarque']
    for j,h in enumerate(hd,1): c=ws.cell(5,j,h); c.font=Font(bold=True,name='Georgia'); c.border=Border(top=Side(style='medium'),bottom=Side(style='medium')); c.alignment=Alignment(wrap_text=True)
    rows=[];T=[0]*7;oc=va=0; fr=lambda v:f'{v:,.2f}'.replace(',','\u00a0').replace('.',',')+' $'
    for i in range(22):
        u=str((i//6+1)*100+i%6+1); t=r.choice(['3½','3½','4½','5½']); lo={'3½':745,'4½':890,'5½':1035}[t]+r.choice([0,8.5,12])
        if i in (9,): ws.append([u,i//6+1,t,'Vacant']+[None]*9+['à louer le 1er août']); rows.append(row(unit=u,unitType=t,statusText='Vacant')); va+=1; continue
        if i==17: ws.append([u,i//6+1,t,'Hors service']+[None]*9+['dégât d\'eau']); rows.append(row(unit=u,unitType=t,statusText='Hors service')); continue
        if i==0: ws.append([u,1,t,'Concierge',None,None,fr(0),fr(0),fr(0),fr(0),fr(0),fr(0),fr(0)]); rows.append(row(unit=u,unitType=t,tenantName='Concierge',statusText='Occupied',contractRent=0,totalCharges=0,balance=0,charges=[dict(code=c,amount=0) for c in ('Part locataire','Supplément PSL','Stationnement','Chauffage')])); oc+=1; continue
        oc+=1; nm=g.name('fl'); ps=round(r.uniform(180,lo-220),2) if r.random()<.5 else 0; pa=round(lo-ps,2); s=r.choice([0,0,40]); ch=r.choice([0,35.25]); tot=round(lo+s+ch,2); so=r.choice([0,0,0,0,pa,64.1]); a=dt.date(2025,7,1) if r.random()<.85 else dt.date(2025,3,1); z=dt.date(a.year+1,a.month,1)-dt.timedelta(1)
        ws.append([u,i//6+1,t,nm,a.strftime('%Y-%m-%d'),z.strftime('%Y-%m-%d')]+[fr(v) for v in (lo,pa,ps,s,ch,tot,so)]); T=[x+y for x,y in zip(T,(lo,pa,ps,s,ch,tot,so))]
        rows.append(row(unit=u,unitType=t,tenantName=nm,leaseStartDate=a,leaseEndDate=z,contractRent=lo,charges=[dict(code=c,amount=v) for c,v in zip(('Part locataire','Supplément PSL','Stationnement','Chauffage'),(pa,ps,s,ch))],totalCharges=tot,balance=so,statusText='Occupied'))
    ws.append(['TOTAL',None,None,f'22 logements : {oc} occupés, {va} vacant, 1 hors service',None,None]+[fr(round(v,2)) for v in T])
    for c in ws[ws.max_row]: c.font=Font(bold=True,name='Georgia'); c.border=Border(top=Side(style='medium'))
    for rr in ws.iter_rows(min_row=6,min_col=7,max_col=13):
        for c in rr: c.alignment=Alignment(horizontal='right')
    widths(ws,[8,6,6,30,12,12,12,12,13,12,11,13,11,22]); fin(wb,f)
    save(f,'MULTIFAMILY','French-language Quebec non-profit, amounts as text with comma decimals',True,propertyName='Habitations Le Phare de Rosemont (OBNL)',asOnDate='2025-07-01',units=22,occupied=oc,vacant=va,rows=rows)

def x7(): # HAB / public housing scattered
    g=G(207); r=g.r; f='HAB_unit_listing_AMP.xlsx'; wb=Workbook(); w1=wb.active; w1.title='AMP Totals'; ws=wb.create_sheet('qryUnitListing')
    hd=['Development','UnitID','StreetAddress','BRType','UnitStatus','TenantName','MoveInDate','ReexamDate','HHMembers','AdjIncome','FlatRent','TTP','UtilityReimb','MonthlyRent','SecDep','AcctBal']; ws.append(hd)
    rows=[];tot={};O=V=0;n=0
    for dv,k in (('AMP 3 Fuller Homes',14),('AMP 5 Ridgeway Duplexes',12),('AMP 7 Scattered',19)):
        t=tot.setdefault(dv,[0,0,0,0,0])
        for i in range(k):
            n+=1; u=f'{dv.split()[1]}{i+1:04d}'; ad=f'{r.randint(100,4900)} {r.choice(["Fuller Ct","Ridgeway Dr","Chalmers","E 14th St","Beacon Pl","Walnut"])}'; b=r.choice(['2BR','3BR','4BR']); fl={'2BR':812,'3BR':1020,'4BR':1185}[b]; x=r.random(); t[0]+=1
            if x<.12 or (dv[4]=='5' and i==2):
                s=r.choice(['Vacant','Vacant','Offline-Mod']); ws.append([dv,u,ad,b,s]+[None]*5+[str(fl)]); V+=s=='Vacant'; t[2]+=s=='Vacant'; t[3]+=s!='Vacant'; rows.append(row(unit=u,propertyName=dv,unitType=b,statusText=s)); continue
            s='Employee' if n==20 else 'Eviction' if n==8 else 'Occupied'; O+=1; t[1]+=1; nm=g.name('LF'); mi=min(g.date(2003,2025),dt.date(2025,4,20)); re=dt.date(2025 if mi.month>4 else 2026,mi.month,1); inc=r.randint(0,29000); ttp=min(fl,max(50,int(inc*.3/12))); ur=r.choice([0,0,0,38]); mr=max(0,ttp-ur); dep=r.choice([150,200,ttp]); bal=r.choice([0,0,0,mr,312.4,-25.0]); t[4]+=mr
            ws.append([dv,u,ad,b,s,nm,us(mi),us(re),str(r.randint(1,6)),str(inc),str(fl),str(ttp),str(ur),f'{mr:.2f}',f'{dep:.2f}',f'{bal:.2f}'])
            rows.append(row(unit=u,propertyName=dv,unitType=b,statusText=s,tenantName=nm,moveInDate=mi,contractRent=mr,deposit=dep,balance=bal))
    w1['A1']='Ashworth Metropolitan Housing Commission'; w1['A2']='Unit listing extract from HAB, run 04/30/2025'; w1.append([]); w1.append(['Development','Units','Occupied','Vacant','Offline','MonthlyRent'])
    for d,t in tot.items(): w1.append([d]+t)
    w1.append(['Total']+[sum(t[i] for t in tot.values()) for i in range(5)])
    for c in list(w1[4])+list(w1[w1.max_row]): c.font=B
    widths(w1,[28,9,10,9,9,13]); widths(ws,[24,9,20,8,12,26,11,11,6,9,8,7,8,10,8,9]); fin(wb,f)
    save(f,'SINGLE_FAMILY_RENTAL','raw query export, all text, three developments, totals on another sheet',True,propertyName='Ashworth Metropolitan Housing Commission',asOnDate='2025-04-30',sheet='qryUnitListing',units=n,occupied=O,vacant=V,rows=rows)
ALL=[x1,x2,x3,x4,x5,x6,x7]
