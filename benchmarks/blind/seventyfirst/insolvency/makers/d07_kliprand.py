from common import *
from openpyxl import Workbook
from openpyxl.styles import *
F='Kliprand Business Park - Tenant Schedule Aug 2025.xlsx'
r=rng(707); wb=Workbook(); ws=wb.active; ws.title='Tenant schedule'
A=lambda b=False,s=9,c=None: Font(name='Calibri',size=s,bold=b,color=c)
ws['A1']='KLIPRAND BUSINESS PARK'; ws['A1'].font=A(True,14); ws['A2']='Tenant schedule for the month of August 2025'; ws['A3']='Kliprand Industrial Properties (Pty) Ltd (in business rescue) – Erf 1187 Kliprand Ext 4, Ekurhuleni'
for k in ('A2','A3'): ws[k].font=A()
H=['Block','Unit','Tenant','GLA m²','Lease start','Lease end','Charge','Monthly amount (R, excl VAT)','Esc %','Next esc date','Basic rental after esc','Deposit / guarantee','Arrears']
for j,h in enumerate(H,1):
    q=ws.cell(5,j,h); q.font=A(True,9,'FFFFFF'); q.fill=PatternFill('solid',fgColor='7B3F00'); q.alignment=Alignment(wrap_text=True,vertical='center',horizontal='center')
ws.row_dimensions[5].height=38
T=['Vaalkom Packaging (Pty) Ltd','Thandi Steel & Fencing CC','Highveld Cold Chain (Pty) Ltd','Motsepe Auto Spares','Protea Pallets CC','Umoya Airconditioning (Pty) Ltd','Jacaranda Printers','Bosveld Tyres (Pty) Ltd','Sizwe Courier Hub','Rand Pump Services CC','Delmas Agri Parts','Nkosi Joinery Works','Springbok Signage (Pty) Ltd','Gauteng Medical Disposals (Pty) Ltd','Ikhaya Kitchens','Elandsfontein Batteries CC','Two Oceans Seafood Distribution','Mzansi Scaffold Hire (Pty) Ltd','Kopano Cleaning Chemicals']
it=iter(T); R=6; rows=[]; ct={}; S=[0]*4; occ=vac=0
num='# ##0.00;-# ##0.00'
num='#,##0.00'
lay=[('A',[f'A{i}' for i in range(1,8)]),('B',[f'B{i}' for i in range(1,7)]),('C',['C1','C2','C3/4','C5']),('Yard',['Yard 1','Yard 2','Yard 3','Mast'])]
voids={'A5','B2','Yard 3','C5'}
for b,us in lay:
    first=R
    for u in us:
        a={'A':r.randint(280,520),'B':r.randint(600,1150),'C':r.randint(1500,3200),'Yard':r.randint(900,2600)}[b]
        if u=='Mast': a=None
        v=u in voids
        if v:
            vals=[b,u,'Vacant',a]+[None]*9; occ+=0; vac+=1; lines=[]; s=e=None
        else:
            t='Tower Africa Masts (Pty) Ltd' if u=='Mast' else next(it); occ+=1
            s=addm(D(2020,3,1),r.randint(0,58)); e=endterm(s,r.choice([36,60,60])); mth=e<D(2025,8,31)
            rate={'A':r.uniform(58,69),'B':r.uniform(50,60),'C':r.uniform(46,54),'Yard':r.uniform(12,18)}[b]
            basic=6850.0 if a is None else round(a*rate,2)
            lines=[('Basic rental',basic)]
            if b in 'ABC': lines+= [('Operating costs',round(a*9.5,2)),('Rates & refuse',round(a*6.15,2))]
            if b in('A','B') : lines.append(('Parking',r.choice([2,3,4,6])*275.0))
            if b=='C': lines.append(('Security levy',3400.0))
            esc=r.choice([.06,.065,.07,.075]); nx=D(s.year,s.month,1)
            while nx<=D(2025,8,31): nx=addm(nx,12)
            if nx>e: nx=None
            dep=round(basic*r.choice([1,2]),2); arr=r.choice([0,0,0,round(sum(x for _,x in lines)*1.15,2),round(basic*.4,2)])
            nb=round(basic*(1+esc),2) if nx else None
            vals=[b,u,t,a,s,'Month to month' if mth else e,lines[0][0],lines[0][1],esc if nx else None,nx,nb,dep,arr]
            if mth: vals[8:11]=[None,None,None]; nx=None
            S[0]+=0
        if a: S[1]+=a
        for j,x in enumerate(vals,1):
            q=ws.cell(R,j,x); q.font=A(v); 
            if isinstance(x,D): q.number_format='yyyy/mm/dd'; q.alignment=Alignment(horizontal='center')
            elif isinstance(x,float): q.number_format='0.0%' if j==9 else num
            elif isinstance(x,int): q.number_format='#,##0'
            q.border=Border(top=Side(style='thin',color='A0A0A0'))
        R+=1
        if v:
            rows.append(dict(unit=u,building=b,area=a,statusText='Vacant')); continue
        for n,x in lines[1:]:
            ws.cell(R,7,n).font=A(); q=ws.cell(R,8,x); q.font=A(); q.number_format=num; R+=1
        tot=round(sum(x for _,x in lines),2)
        ws.cell(R,7,'Total').font=A(True); q=ws.cell(R,8,tot); q.font=A(True); q.number_format=num; q.border=Border(top=Side(style='hair')); R+=1
        for n,x in lines: ct[n]=round(ct.get(n,0)+x,2)
        S[2]+=dep;S[3]+=arr
        rows.append(dict(unit=u,building=b,area=a,tenantName=t,statusText='Occupied',contractRent=basic,leaseStartDate=s,leaseEndDate=vals[5],deposit=dep,balance=arr,charges=[dict(code=n,amount=x) for n,x in lines],totalCharges=tot,rentSteps=[dict(date=nx.isoformat(),amount=nb)] if nx else None))
    ws.merge_cells(start_row=first,start_column=1,end_row=R-1,end_column=1); ws.cell(first,1).alignment=Alignment(vertical='top',horizontal='center'); ws.cell(first,1).font=A(True,11)
R+=1
ws.cell(R,3,'TOTAL PARK').font=A(True); q=ws.cell(R,4,S[1]); q.font=A(True); q.number_format='#,##0'
q=ws.cell(R,8,round(sum(ct.values()),2)); q.number_format=num; q.font=A(True)
for j,x in ((12,S[2]),(13,S[3])): q=ws.cell(R,j,round(x,2)); q.number_format=num; q.font=A(True)
for j in range(1,14): ws.cell(R,j).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
R+=2; ws.cell(R,3,'Recap by charge').font=A(True)
for n,x in ct.items(): R+=1; ws.cell(R,3,n).font=A(); q=ws.cell(R,4,x); q.number_format=num; q.font=A()
R+=2; ws.cell(R,3,f'Lettable units {occ+vac}: let {occ}, vacant {vac}. Arrears are shown including VAT.').font=A()
for c,w in zip('ABCDEFGHIJKLM',[7,9,34,12,11,15,17,16,7,11,14,14,13]): ws.column_dimensions[c].width=w
ws.freeze_panes='D6'; ws.sheet_view.showGridLines=False
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.page_setup.paperSize=9; ws.print_title_rows='5:5'
wb.save(doc(F))
save(F,'INDUSTRIAL','openpyxl, charge lines below each unit, merged block column, escalations',True,dict(propertyName='KLIPRAND BUSINESS PARK',asOnDate='2025-08',units=occ+vac,occupied=occ,vacant=vac,rows=rows))
