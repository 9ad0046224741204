from lib import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as gl
r=random.Random(1313); n=N(1313); fn='Foundry_Lane_tenancies.xlsx'
wb=Workbook(); w=wb.active; w.title='Tenancies'; w2=wb.create_sheet('Proofs of claim'); w2.append(['Creditor','Amount','Filed']); w2.append(['Mulvaney Paving','12,400.00','6/3/2024']); w2.append(['County Treasurer','38,117.25','6/9/2024'])
A9=Font(name='Arial',size=9); AB=Font(name='Arial',size=9,bold=True); th=Side(style='thin'); hr=Side(style='hair')
w['A1']='FOUNDRY LANE INDUSTRIAL COURT'; w['A1'].font=Font(name='Arial',size=13,bold=True); w['A2']='Tenancy and charge listing'; w['A3']='Effective date: May 1, 2024'
w['H1']='Trustee copy'; w['H1'].font=Font(name='Arial',size=9,italic=True)
for i,h in enumerate(['Bay','Square Feet','Tenant / trade name','Commenced','Expires','Charge','Monthly Amount','Deposit'],1):
    c=w.cell(5,i,h); c.font=AB; c.fill=PatternFill('solid',fgColor='BFBFBF'); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(top=th,bottom=th)
ten=iter(['Ragland Sheet Metal','Tibbets Crating & Pallet Co.','Blue Ox Cabinetry LLC','Escamilla Auto Glass','Northgate Mold & Die','Pinkham Restaurant Supply','Zephyr Screen Print','Ingersoll Elevator Parts, Inc.','Haney Bros. Plumbing','Crossfire Gymnastics','Quarles Records Storage','Villareal Upholstery','Dry Creek Brewing Co.','S & T Machine','Wexler Tile Import'])
rows=[];R=6;G={};gd=0;gs=0;occ=vac=0
for k in range(1,18):
    u=f'{k:02d}' if k<16 else {16:'Yard A',17:'Yard B'}[k]; sf=r.choice([2400,3000,3600,4800,6000,7500]) if k<16 else None; c0=R
    w.cell(R,1,u)
    if sf: w.cell(R,2,sf).number_format='#,##0'; gs+=sf
    if k in(4,11,17):
        w.cell(R,3,'vacant'); vac+=1; rows.append(row(unit=u,area=sf,statusText='vacant')); R+=1
    else:
        occ+=1; who=next(ten); s=rd(r,(2018,1,1),(2024,2,1)).replace(day=1); e=s.replace(year=s.year+r.choice([5,7,10]) )-dt.timedelta(days=1); 
        if e<dt.date(2024,5,1): e=e.replace(year=2026)
        rent=round(sf*r.choice([.52,.58,.61])/10)*10 if sf else 650; ch=[('Base rent',rent)]
        if sf: ch+= [('CAM est.',round(sf*.09,2)),('RE tax est.',round(sf*.11,2))]
        if k in(2,7,9,13): ch.append(('Water/sewer',r.choice([65,85,140])))
        if k in(3,8): ch.append(('Dumpster',95))
        dep=r.choice([rent,rent,rent*2,0]); gd+=dep
        w.cell(R,3,who); w.cell(R,4,s).number_format='mm/dd/yyyy'; w.cell(R,5,e).number_format='mm/dd/yyyy'; w.cell(R,8,dep).number_format='#,##0.00'
        for cd,a in ch: w.cell(R,6,cd); w.cell(R,7,a).number_format='#,##0.00'; G[cd]=round(G.get(cd,0)+a,2); R+=1
        tot=round(sum(a for _,a in ch),2); 
        if len(ch)>1: w.cell(R,6,'Total'); c=w.cell(R,7,tot); c.number_format='#,##0.00'; R+=1
        rows.append(row(unit=u,area=sf,tenantName=who,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=rent,deposit=dep,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=tot if len(ch)>1 else None))
    for a in range(c0,R):
        for b in range(1,9): w.cell(a,b).font=AB if w.cell(a,6).value=='Total' and b>5 else A9
    for b in range(1,9): w.cell(R-1,b).border=Border(bottom=hr)
R+=1; w.cell(R,1,'RECAP').font=AB; w.cell(R,2,gs).number_format='#,##0'; w.cell(R,8,gd).number_format='#,##0.00'
good=G['Base rent']; 
for cd,a in G.items():
    pa=a-1200 if cd=='Base rent' else a
    w.cell(R,6,cd); w.cell(R,7,pa).number_format='#,##0.00'; R+=1
w.cell(R,6,'All charges').font=AB; c=w.cell(R,7,round(sum(G.values()),2)); c.number_format='#,##0.00'; c.font=AB; c.border=Border(top=th)
R+=2; w.cell(R,1,f'17 bays and yards: {occ} let, {vac} vacant.').font=A9
for i,x in enumerate([9,10,32,12,12,14,14,12],1): w.column_dimensions[gl(i)].width=x
w.print_title_rows='5:5'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(doc(fn))
save(fn,'INDUSTRIAL','stacked charge lines under each tenant, recap by charge',True,'FOUNDRY LANE INDUSTRIAL COURT','2024-05-01',rows,17,occ,vac,sheet='Tenancies',planted=dict(what=f'Recap base rent printed {m(good-1200)}; the rows sum to {m(good)} (the all-charges total uses the right sum)',kind='total_wrong'))
