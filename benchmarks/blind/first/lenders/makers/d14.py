from common import *
from docx import Document
from docx.shared import Pt, Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH
from docx.oxml.ns import qn
def make():
    stem="Thornley_Estate_houses_Michaelmas_2025"; fn=stem+".pdf"; F=lambda d: f"{d.day} {d:%b} {d.year}"
    R=[("Keeper's Cottage","Mr and Mrs A. Prettiman","3",D(2019,4,1),"Periodic",875,875,[(D(2026,1,1),925)],"To rise to £925 from 1 January 2026."),
       ("The Old Laundry","Miss O. Farrowby","2",D(2024,11,15),D(2025,11,14),795,915,[],""),
       ("Home Farm House","Thornley Farming Company (tied, manager in occupation)","5",D(2011,9,29),"Service",0,None,[],"No rent passes."),
       ("1 Mill Row","G. Haskamp","2",D(2022,6,1),"Periodic",640,640,[],"Agent asked to review."),
       ("2 Mill Row","Mrs D. Ellingboe","2",D(1998,3,25),"Regulated",388,None,[],"Registered rent, next registration 2026."),
       ("3 Mill Row","","2",None,None,None,None,[],"Empty. Roof being stripped."),
       ("4 Mill Row","T. and B. Nakagiri","2",D(2025,2,1),D(2026,1,31),695,800,[],""),
       ("Church Lodge","The Revd C. Delacour (retired)","3",D(2020,10,1),"Periodic",710,500,[(D(2025,12,25),735),(D(2026,12,25),760)],"£735 from 25 December 2025 and £760 from 25 December 2026, by letter."),
       ("North Lodge","J. Whitlatch","1",D(2023,5,12),D(2026,5,11),550,630,[],""),
       ("Gamekeeper's Bothy","P. Castellane and friend","1",D(2025,7,1),D(2026,6,30),525,605,[],""),
       ("Stable Flat","Miss B. Kilbane","1",D(2024,3,1),"Periodic",495,495,[],"Electricity through estate meter, billed apart."),
       ("Bailiff's House","Mr and Mrs F. Umbridge","4",D(2021,9,1),D(2026,8,31),1350,1555,[(D(2026,3,1),1400)],"£1,400 from 1 March 2026."),
       ("Upper Thornley Grange","Dr S. Rosencroft","6",D(2022,1,10),D(2027,1,9),2600,3000,[],"Landlord's break January 2026 not to be exercised."),
       ("The School House","","3",None,None,None,None,[],"Empty, on the market with Messrs Pell at £950."),
       ("Forge Cottage","M. Culpepper","2",D(2023,12,1),"Periodic",680,780,[],"Two months behind; £1,360 owing."),
       ("Weir Cottage","E. and N. Lindqvest","2",D(2025,4,28),D(2026,4,27),825,950,[],"")]
    d=Document(); s=d.sections[0]; s.page_width=Cm(21); s.page_height=Cm(29.7); s.left_margin=s.right_margin=Cm(1.7); s.top_margin=s.bottom_margin=Cm(1.9)
    st=d.styles["Normal"]; st.font.name="Liberation Serif"; st.element.rPr.rFonts.set(qn("w:eastAsia"),"Liberation Serif"); st.font.size=Pt(11)
    def P(t,b=False,al=None,sz=None,i=False):
        p=d.add_paragraph(); r=p.add_run(t); r.bold=b; r.italic=i; p.paragraph_format.space_after=Pt(5)
        if sz: r.font.size=Pt(sz)
        if al: p.alignment=al
        return p
    C=WD_ALIGN_PARAGRAPH.CENTER; P("THE THORNLEY ESTATE",True,C,15); P("Houses and cottages: who is in them and what they pay",False,C,11.5,True); P("The Estate Office, Upper Thornley, Herefordshire",al=WD_ALIGN_PARAGRAPH.RIGHT); P("Michaelmas, 29th September 2025",al=WD_ALIGN_PARAGRAPH.RIGHT)
    P("For the bank, as asked. Rents are per calendar month and are those now being paid. All lettings are assured shortholds unless the column headed \u201cTo\u201d says otherwise. Deposits are lodged with the scheme.")
    t=d.add_table(rows=1,cols=8); t.style="Table Grid"; W=[3.1,3.3,1.1,2.0,2.0,1.8,1.6,2.9]; t.autofit=False
    al=[None,None,C,None,None,WD_ALIGN_PARAGRAPH.RIGHT,WD_ALIGN_PARAGRAPH.RIGHT,None]
    def fill(cells,vals,b=False,ital=False):
        for k,(c,v) in enumerate(zip(cells,vals)):
            c.width=Cm(W[k]); p=c.paragraphs[0]; r=p.add_run(v); r.font.size=Pt(9.5); r.bold=b; r.italic=ital
            if al[k] is not None: p.alignment=al[k]
    fill(t.rows[0].cells,["House","Tenant","Beds","From","To","Rent pcm","Deposit","Remarks"],True)
    trp=t.rows[0]._tr.get_or_add_trPr(); x=trp.makeelement(qn("w:tblHeader"),{qn("w:val"):"true"}); trp.append(x)
    for k,w in enumerate(W): t.columns[k].width=Cm(w)
    rows=[]; T=TD=0; occ=0
    for h,tn,bd,a,e,rent,dep,stp,rm in R:
        fill(t.add_row().cells,[h,tn,bd,F(a) if a else "",F(e) if isinstance(e,D) else (e or ""),f"£{rent:,}" if rent is not None else "",f"£{dep:,}" if dep else "",rm])
        row=dict(unit=h,unitType=bd,tenantName=tn or None,statusText="Occupied" if tn else "Empty",leaseStartDate=iso(a) if a else None,leaseEndDate=iso(e) if isinstance(e,D) else e,contractRent=float(rent) if rent is not None else None,deposit=float(dep) if dep else None,rentSteps=[{"date":iso(q),"amount":float(v)} for q,v in stp])
        if h=="The School House": row["marketRent"]=950.0
        if h=="Forge Cottage": row["balance"]=1360.0
        rows.append(row); T+=rent or 0; TD+=dep or 0; occ+=bool(tn)
    fill(t.add_row().cells,["Sixteen houses","","","","",f"£{T:,}",f"£{TD:,}",""],True)
    P(""); P(f"Of the sixteen houses thirteen are let at a rent, one is occupied by the farm manager without rent and two are empty. The rents come to £{T:,} a month, or £{T*12:,} a year.")
    P("The trustees hold the houses free of any other charge. Insurance is arranged by the estate and is not recovered from the tenants.")
    P("H. M. Thornley-Bexfield"); P("for the Trustees",i=True)
    src=os.path.join(HERE,stem+".docx"); d.save(src); to_pdf(src); os.remove(src); assert occ==14
    save(fn,"SINGLE_FAMILY_RENTAL","UK estate of houses, word-processor table printed to PDF",False,dict(propertyName="The Thornley Estate",asOnDate="2025-09-29",units=16,occupied=14,vacant=2,sheet=None,planted=None,rows=rows))
