# UK industrial estate, fpdf2 grid
from lib import *
from fpdf import FPDF
R=random.Random(404); FN='Thornfield_Trade_Park_tenancy_schedule.pdf'
T=["Brackley Tool Hire Ltd","Northern Ceramics Distribution Ltd","Howden Vale Joinery Ltd",None,"Aire Valley Autoparts LLP","City Plumb Centre Ltd","Pennine Self Drive Ltd","Kirkstall Craft Brewing Company Ltd","Easby Electrical Wholesale Ltd",None,"Screwline Fixings plc","TileHaus UK Ltd","Otley Gymnastics CIC","J. & D. Prendergast t/a Leeds Vehicle Wraps","Fourway Couriers Ltd","The Paint Shed Ltd",None,"Rapid Racking Solutions Ltd"]
pdf=FPDF('L','mm','A4'); pdf.set_auto_page_break(True,14); pdf.set_margins(9,10,9)
pdf.add_font('D','','/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf') if __import__('os').path.exists('/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf') else None
pdf.add_page(); pdf.set_font('Helvetica','B',14); pdf.cell(0,7,'Thornfield Trade Park, Leeds LS12',new_x='LMARGIN',new_y='NEXT'); pdf.set_font('Helvetica','',9); pdf.cell(0,5,'Tenancy and Accommodation Schedule - position at 24 June 2026 (Midsummer quarter day)',new_x='LMARGIN',new_y='NEXT'); pdf.ln(3)
rows=[];data=[];f=lambda d:d.strftime('%d/%m/%Y'); nu=0
labels=['1','2','3','4','5','6','7A','7B','8','9','10-11','12','13','14','15','16','17','18']
for i,(u,t) in enumerate(zip(labels,T)):
    a=R.randrange(1900,8200,5); a=a*2 if u=='10-11' else a; erv=R.choice([11.5,12,12.5,13]); u='Unit '+u if u!='10-11' else 'Units 10-11'
    if not t:
        rows.append(dict(unit=u,area=a,statusText='Vacant')); data.append([u,'Vacant',f"{a:,}",'','','','','','',f"£{erv:.2f}",R.choice(['Under refurbishment','Marketing; terms out','Surrendered March 2026'])]); continue
    st=D(R.choice([2017,2018,2019,2020,2021,2022,2023,2024]),R.choice([3,6,9,12]),R.choice([25,24,29])); yrs=R.choice([10,10,15]) if st.year<2021 else R.choice([5,10]); en=D(st.year+yrs,st.month,st.day)-dt.timedelta(1)
    if en<D(2026,6,24): yrs=10; en=D(st.year+10,st.month,st.day)-dt.timedelta(1)
    rent=round(a*R.uniform(8.5,12)/250)*250
    rv=D(st.year+5,st.month,st.day); rv=f(rv) if D(2026,6,24)<rv<en else '-'
    bk=f(D(st.year+5,st.month,st.day)) if yrs==10 and R.random()<.5 and st.year>2021 else '-'
    com='';steps=None
    if i in(6,12): d=D(2027,3,25); steps=[(d,rent+3000)]; com=f"Rent rises to £{rent+3000:,} p.a. from {f(d)}"
    elif i in (1,10): com='Inside the 1954 Act. Schedule of condition.'
    elif i in(4,14): com='Rent deposit held by Landlord'
    rows.append(dict(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=rent,rentSteps=[dict(date=iso(p),amount=q,per='year') for p,q in steps] if steps else None))
    data.append([u,t,f"{a:,}",f(st),f(en),rv,bk,f"£{rent:,}",f"£{rent/a:.2f}",f"£{erv:.2f}",com])
A=sum(r['area'] for r in rows); RR=sum(r.get('annualRent',0) for r in rows); oa=sum(r['area'] for r in rows if 'tenantName' in r)
hd=['Demise','Tenant','GIA\n(sq ft)','Lease start','Lease end','Next rent review','Tenant break','Passing rent\np.a.','Passing rent psf','ERV psf','Comments']
pdf.set_font('Helvetica','',7.5)
with pdf.table(col_widths=(20,52,16,21,21,21,21,24,18,15,50),line_height=4.2,text_align=('LEFT','LEFT','RIGHT','CENTER','CENTER','CENTER','CENTER','RIGHT','RIGHT','RIGHT','LEFT'),padding=.7) as tb:
    for x in [hd]+data+[['Total','',f"{A:,}",'','','','',f"£{RR:,}",f"£{RR/oa:.2f}",'','']]:
        r=tb.row()
        for v in x: r.cell(v)
pdf.ln(3); pdf.multi_cell(0,4,f"Let area {oa:,} sq ft; vacant area {A-oa:,} sq ft. Average passing rent psf is on let area. All leases contracted on full repairing and insuring terms unless stated. Service charge budget y/e 24 March 2027: £1.12 psf.")
pdf.output(out(FN)); va=sum(1 for r in rows if r['statusText']=='Vacant')
save(FN,'INDUSTRIAL','UK tenancy schedule, full grid, wrapped cells',False,dict(propertyName='Thornfield Trade Park',asOnDate='2026-06-24',units=len(rows),occupied=len(rows)-va,vacant=va,rows=rows))
