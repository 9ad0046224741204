from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(66); fn='pellinore_medical_presentation_rr.pdf'; AS=D(2026,1,1)
c=canvas.Canvas(os.path.join(DOC,fn),pagesize=letter); W,H=letter
T=[("Pellinore Cardiology Associates","101",6240,36.0),("Wexcombe Imaging Center","110",8815,38.5),("Rushmere Pediatrics PC","120",3420,33.0),("Vacant","130",2105,0),("Lathbury Retail Pharmacy","140",1650,42.0),("Thornbeck Orthopedics","200",9980,35.25),("Yarrowden Family Dentistry","215",2760,34.0),("Ullsworth Dermatology","220",3105,36.75),("Vacant","230",1890,0),("Corvelle Sleep Lab","240",4120,32.0)]
tot=sum(t[2] for t in T); rows=[]; pg=0
XR=[258,300,352,402,452,500,560]
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-40,"Pellinore Medical Pavilion"); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-52,"1820 Ottermere Parkway")
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-68,"Presentation Rent Roll & Current Term Tenant Summary"); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-79,"As of Jan-2026 for 44,085 Square Feet".replace('44,085',f'{tot:,}'))
    y=H-98; c.setFont('Helvetica-Bold',6.4)
    c.drawString(40,y,"Description"); c.drawString(40,y-8,"Tenant Name"); c.drawString(40,y-16,"Type & Suite Number"); c.drawString(40,y-24,"Lease Dates & Term")
    for x,ls in zip(XR,[("Area","","Floor SqFt","Bldg Share"),("","","",""),("Base Rent","Rate &","Amount","per Year"),("","Rate &","Amount","per Month"),("Rent Adjust-","ments","Changes","on"),("","","Changes","to"),("Costs &","Abatements","Recovery","Method")]):
        for k,l in enumerate(ls): c.drawRightString(x,y-8*k,l)
    c.setLineWidth(1.2); c.line(36,y-29,W-36,y-29); c.setLineWidth(.4); y-=42
head()
for i,(nm,s,a,p) in enumerate(T,1):
    if y<110:
        c.setFont('Helvetica-Oblique',6.5); c.drawString(40,34,"(continued on next page)"); c.showPage(); head()
    c.setFont('Helvetica-Bold',7.4); c.drawString(40,y,f"{i}"); c.drawString(54,y,nm)
    c.setFont('Helvetica',7); c.drawString(54,y-10,("Medical" if 'Pharm' not in nm else "Retail")+f", Suite: {s}")
    c.drawRightString(XR[0],y,f"{a:,}"); c.drawRightString(XR[0],y-10,f"{a/tot*100:.2f}%")
    typ='Medical' if 'Pharm' not in nm else 'Retail'
    if nm=='Vacant':
        c.drawString(54,y-20,"Available"); y-=38; c.line(40,y+8,W-40,y+8)
        rows.append(dict(unit=s,unitType=typ,area=a,statusText='Vacant')); continue
    st=addm(D(2018,3,1),R.randint(0,84)); term=R.choice([84,120]); en=lend(st,term)
    while en<D(2026,6,1): term+=36; en=lend(st,term)
    an=float(round(a*p)); m=float(round(an/12))
    c.drawString(54,y-20,f"{st.strftime('%b-%Y')} to {en.strftime('%b-%Y')}"); c.drawString(54,y-30,f"{term} Months")
    c.drawRightString(XR[2],y,f"${p:.2f}"); c.drawRightString(XR[2],y-10,f"${an:,.0f}"); c.drawRightString(XR[3],y,f"${p/12:.2f}"); c.drawRightString(XR[3],y-10,f"${m:,.0f}")
    d=addm(st,12)
    while d<=AS: d=addm(d,12)
    k=0; q=p
    while d<en and k<3:
        q=r2(q*1.025); c.drawRightString(XR[4],y-10*k,d.strftime('%b-%Y')); c.drawRightString(XR[5],y-10*k,f"${q:.2f}"); d=addm(d,12); k+=1
    c.drawRightString(XR[6],y,R.choice(["Net: Full","Base Yr 2024","Net: No mgmt"]))
    rows.append(dict(unit=s,unitType=typ,area=a,tenantName=nm,leaseStartDate=st.strftime('%b-%Y'),leaseEndDate=en.strftime('%b-%Y'),annualRent=an,contractRent=m,statusText='Occupied'))
    y-=46; c.line(40,y+8,W-40,y+8)
if y<110: c.showPage(); head()
ta=sum(r.get('annualRent',0) for r in rows); oc=sum(r['area'] for r in rows if r['statusText']=='Occupied')
y-=6; c.setFont('Helvetica-Bold',7.4)
for l,a,v in [("Total Occupied SqFt",oc,f"${ta:,.0f}"),("Total Available SqFt",tot-oc,""),("Total SqFt",tot,"")]:
    c.drawString(54,y,l); c.drawRightString(XR[0],y,f"{a:,}"); c.drawRightString(XR[2],y,v); y-=11
c.save()
save(fn,'OFFICE','Argus presentation rent roll, multi-line tenant blocks (medical)','name, type & suite and term stacked in one cell; steps are per-area only; month-only dates','Pellinore Medical Pavilion','2026-01',10,8,2,rows)
