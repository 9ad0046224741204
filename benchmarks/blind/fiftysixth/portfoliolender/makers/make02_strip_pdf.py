from common import *
from docx import Document
from docx.shared import Pt, Inches
from docx.enum.section import WD_ORIENT
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
from docx.oxml import OxmlElement
rng=random.Random(5602)
FILE='exhibit_c2_certified_rent_schedule_millbrook.pdf'
raw=[ # space, tenant, sf, start, end, psf, cam, steps
("1","Bluestem Pharmacy, Inc.",8400,D(2018,3,1),D(2028,2,29),16.50,[(D(2027,3,1),1.03)]),
("2","Sunny Side Laundromat LLC",2400,D(2021,6,1),D(2031,5,31),18.00,[(D(2027,6,1),1.03),(D(2029,6,1),1.03)]),
("3","VACANT",1600,None,None,None,[]),
("4","Chang Kee Noodle House",2000,D(2022,10,1),D(2027,9,30),21.00,[(D(2026,10,1),1.025)]),
("5 & 6","Orchard Dental Arts, P.C.",3200,D(2019,1,1),D(2028,12,31),22.25,[(D(2027,1,1),1.03),(D(2028,1,1),1.03)]),
("7","Nail Parlor 7 (Thuy Mai Enterprises)",1200,D(2024,5,1),D(2027,4,30),20.00,[]),
("8","Cash Harbor Financial Services",1200,D(2023,2,1),D(2028,1,31),23.50,[(D(2027,2,1),1.02)]),
("9","Pete's Vac & Sew",1400,D(2015,9,1),"Month to month",14.25,[]),
("10","VACANT",1400,None,None,None,[]),
("11","Pizza Antica Carryout",1600,D(2025,1,1),D(2029,12,31),19.50,[(D(2028,1,1),1.04)]),
("12","Hearthside Liquors, Inc.",3600,D(2020,4,1),D(2030,3,31),17.75,[(D(2028,4,1),1.05)]),
("Pad A","Ridgeline Federal Credit Union (ground lease)",None,D(2012,7,1),D(2032,6,30),None,[(D(2027,7,1),1.10)]),
]
rows=[]
for s,t,sf,a,b,p,st in raw:
    r={"unit":s,"_t":t}
    if sf: r["area"]=sf
    if t=="VACANT":
        r["statusText"]="VACANT"
    else:
        r["tenantName"]=t;r["statusText"]="Occupied"
        mo=round(sf*p/12,2) if p else 5250.00
        r["contractRent"]=mo;r["annualRent"]=round(mo*12,2)
        r["leaseStartDate"]=a;r["leaseEndDate"]=b
        cam=round(sf*2.85/12,2) if sf else 0.0; tax=round(sf*2.10/12,2) if sf else 0.0
        r["charges"]=[{"code":"CAM","amount":cam},{"code":"RE Tax & Ins.","amount":tax}] if sf else []
        r["deposit"]=float({"9":0,"Pad A":0}.get(s,round(mo,-2)))
        if r["deposit"]==0: del r["deposit"]
        v=mo;r["rentSteps"]=[]
        for d,f in st:
            v=round(v*f,2);r["rentSteps"].append({"date":iso(d),"amount":v})
    rows.append(r)
d=Document();sec=d.sections[0]
sec.orientation=WD_ORIENT.LANDSCAPE;sec.page_width,sec.page_height=Inches(11),Inches(8.5)
for a in("left_margin","right_margin"): setattr(sec,a,Inches(.7))
sec.top_margin=sec.bottom_margin=Inches(.75)
st=d.styles["Normal"];st.font.name="Liberation Serif";st.font.size=Pt(10.5)
def P(t,b=False,al=None,sz=None,sp=4):
    p=d.add_paragraph();r=p.add_run(t);r.bold=b
    if sz:r.font.size=Pt(sz)
    if al:p.alignment=al
    p.paragraph_format.space_after=Pt(sp);return p
C=WD_ALIGN_PARAGRAPH.CENTER
P("EXHIBIT C-2",True,C,12,0);P("to Borrower's Quarterly Covenant Compliance Certificate (Loan No. 40-11873)",False,C,10,2)
P("CERTIFIED SCHEDULE OF LEASES",True,C,13,2);P("Millbrook Crossing, 4410-4462 County Road 9, Tarlton, Indiana",False,C,11,8)
P("The undersigned, being the Managing Member of Millbrook Crossing Associates LLC (“Borrower”), hereby certifies to the Bank that the following is a true, correct and complete schedule of all leases, licenses and occupancies affecting the Property as of the close of business on June 30, 2026, that no rent has been collected more than one (1) month in advance, and that no tenant is in default beyond applicable cure periods except as noted.",sp=8)
hd=["Space","Tenant","Leased\nPremises\n(sq. ft.)","Term\nCommencement","Term\nExpiration","Minimum Rent\nper Month","Minimum Rent\nper Annum","CAM","RE Tax & Ins.","Security\nDeposit Held","Scheduled Increases in\nMinimum Rent (monthly)"]
wd=[.5,1.75,.7,.95,.95,.85,.95,.65,.7,.75,1.3]
tb=d.add_table(rows=2,cols=len(hd));tb.style="Table Grid";tb.autofit=False
def put(cell,t,b=False,al=None,sz=8.5):
    p=cell.paragraphs[0];p.paragraph_format.space_after=Pt(0)
    r=p.add_run(t);r.bold=b;r.font.size=Pt(sz)
    if al is not None:p.alignment=al
R=WD_ALIGN_PARAGRAPH.RIGHT
a=tb.cell(0,7).merge(tb.cell(0,8));put(a,"Monthly Additional\nRent Estimates",True,C,8)
for j,h in enumerate(hd):
    if j in(7,8): put(tb.cell(1,j),h,True,C,8)
    else:
        m=tb.cell(0,j).merge(tb.cell(1,j));put(m,h,True,C,8)
for i in(0,1):
    trp=tb.rows[i]._tr.get_or_add_trPr();e=OxmlElement('w:tblHeader');e.set(qn('w:val'),'true');trp.append(e)
M=lambda v:f"${v:,.2f}"
DF=lambda x:x if isinstance(x,str) else x.strftime("%B %-d, %Y") if x else ""
for r in rows:
    c=tb.add_row().cells
    trp=tb.rows[-1]._tr.get_or_add_trPr();e=OxmlElement('w:cantSplit');trp.append(e)
    put(c[0],r["unit"],al=C);put(c[1],r["_t"],r["_t"]=="VACANT")
    put(c[2],f"{r['area']:,}" if "area" in r else "land",al=R)
    if "tenantName" in r:
        put(c[3],DF(r["leaseStartDate"]));put(c[4],DF(r["leaseEndDate"]));put(c[5],M(r["contractRent"]),al=R);put(c[6],M(r["annualRent"]),al=R)
        ch={x["code"]:x["amount"] for x in r["charges"]}
        put(c[7],M(ch["CAM"]) if ch else "—",al=R);put(c[8],M(ch["RE Tax & Ins."]) if ch else "—",al=R)
        put(c[9],M(r["deposit"]) if "deposit" in r else "none",al=R)
        put(c[10],"; ".join(f"{x['date'][5:7].lstrip('0')}/{x['date'][8:].lstrip('0')}/{x['date'][:4]} – {M(x['amount'])}" for x in r["rentSteps"]) or "None")
T=lambda k:round(sum(r.get(k,0) for r in rows),2)
cam=round(sum(x["amount"] for r in rows for x in r.get("charges",[]) if x["code"]=="CAM"),2);tax=round(sum(x["amount"] for r in rows for x in r.get("charges",[]) if x["code"]!="CAM"),2)
mtrue=T("contractRent");mpr=round(mtrue+1800.00,2)
c=tb.add_row().cells;m=c[0].merge(c[1]);put(m,"TOTALS",True)
for j,v in((2,f"{T('area'):,}"),(5,M(mpr)),(6,M(T("annualRent"))),(7,M(cam)),(8,M(tax)),(9,M(T("deposit")))): put(c[j],v,True,R)
for j,w in enumerate(wd): tb.columns[j].width=Inches(w)
for row in tb.rows:
    for j,w in enumerate(wd): row.cells[j].width=Inches(w)
P("",sp=2)
vs=sum(r["area"] for r in rows if "tenantName" not in r);la=T("area")
P(f"Leasable area (excluding Pad A): {la:,} sq. ft.   Leased: {la-vs:,} sq. ft. ({(la-vs)/la:.1%})   Vacant: {vs:,} sq. ft. in two (2) spaces.",sp=4)
P("Note: Pete's Vac & Sew (Space 9) holds over from a lease that expired August 31, 2023; Ridgeline Federal Credit Union pays its own taxes and insurance directly.",sp=10)
P("IN WITNESS WHEREOF, the undersigned has executed this Certificate as of the 14th day of July, 2026.",sp=10)
P("MILLBROOK CROSSING ASSOCIATES LLC",True,sp=10);P("By: ______________________________",sp=0);P("Name: D. R. Hollenkamp",sp=0);P("Title: Managing Member",sp=0)
fp=sec.footer.paragraphs[0];fp.text="Exhibit C-2 – Certified Schedule of Leases – Millbrook Crossing";fp.alignment=C
tmp='.';os.makedirs(tmp,exist_ok=True);s=os.path.join(tmp,FILE[:-4]+'.docx');d.save(s);soffice(s,'pdf',DOC)
truth(FILE,dict(assetType="RETAIL",documentType="RENT_ROLL",author="borrower's counsel",style="covenant exhibit typed in a word processor, ruled table, long dates, steps in text",hard=True),rows,propertyName="Millbrook Crossing",asOnDate="2026-06-30",units=len(rows),occupied=10,vacant=2,
 planted={"what":f"printed total of Minimum Rent per Month {mpr:,.2f}; the rows sum to {mtrue:,.2f} (annual total is right)","kind":"total_wrong"})
