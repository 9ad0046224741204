# offering memorandum, senior living, prose around the unit mix, PDF 11 x 8.5 with two tables of one mix by care level
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import BaseDocTemplate,PageTemplate,Frame,Paragraph,Table,TableStyle,Spacer,PageBreak,KeepTogether
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
NAME="Alder_Glen_OM_pages_11-12.pdf"
M=["units","other:Licensed Beds","sf","occupied","pct_occ","market","actual","other:Monthly Rates 2nd Person Fee","annual"]
# type, br, ba, units, beds, sf, occ, street rate, in place, second
S=[("Independent Living",[("IL Studio \"Birch\"",0,1,14,14,410,13,2895,2742,None),("IL One Bedroom \"Cedar\"",1,1,38,38,585,36,3450,3318,750),("IL One Bedroom Den \"Cypress\"",1,1.5,12,12,690,11,3895,3766,750),("IL Two Bedroom \"Dogwood\"",2,2,22,22,895,22,4625,4487,850),("IL Cottage",2,2,8,8,1240,7,5350,5205,850)]),
("Assisted Living",[("AL Studio",0,1,26,26,345,23,4295,4118,None),("AL Studio Deluxe",0,1,10,10,398,9,4650,4502,None),("AL One Bedroom",1,1,18,20,520,17,5375,5190,1100),("AL Companion Suite",1,1,6,12,505,5,7100,6844,None)]),
("Memory Care",[("MC Private",0,1,16,16,288,15,6450,6275,None),("MC Shared Suite",0,1,7,14,402,6,9400,9012,None)])]
N=colors.HexColor("#23395B"); G=colors.HexColor("#E8EEF4")
b=ParagraphStyle("b",fontName="Helvetica",fontSize=9.3,leading=13.2,spaceAfter=8,alignment=4); h=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=15,leading=19,textColor=N,spaceAfter=8); h2=ParagraphStyle("h2",parent=h,fontSize=11,leading=14,spaceBefore=6)
sml=ParagraphStyle("s",fontName="Helvetica-Oblique",fontSize=7.3,leading=9.4)
def deco(c,d):
    W,H=letter; c.setFillColor(N); c.rect(0,H-30,W,30,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",10); c.drawString(54,H-20,"ALDER GLEN SENIOR LIVING"); c.setFont("Helvetica",8); c.drawRightString(W-54,H-20,"OFFERING MEMORANDUM")
    c.setFillColor(colors.grey); c.setFont("Helvetica",7); c.drawString(54,26,"Whitlock & Sayre Senior Housing Capital Markets. Information believed reliable but not guaranteed."); c.drawRightString(W-54,26,str(c.getPageNumber()+10))
doc=BaseDocTemplate(str(D/NAME),pagesize=letter,leftMargin=50,rightMargin=50,topMargin=46,bottomMargin=44,invariant=1)
doc.addPageTemplates(PageTemplate("p",[Frame(50,44,512,letter[1]-92,id="f")],onPage=deco))
rows=[];totals=[];body=[];style=[]
hdr=[["","","No. of","Licensed","Avg.","Occupied","","Monthly Rates",None,None,"Annual In-Place"],["Residence Type","BR/BA","Units","Beds","Sq. Ft.","Units","Occ. %","Street Rate","In-Place","2nd Person\nFee","Rent"]]
data=[r[:] for r in hdr]; data[0]=["" if x is None else x for x in data[0]]
ty=ParagraphStyle("t",fontName="Helvetica",fontSize=7.6,leading=9)
def cells(d): 
    f=lambda k,p="{:,}":p.format(d[k]) if k in d else ""
    return [f("units"),f(M[1]),f("sf"),f("occupied"),f("pct_occ","{:.1f}%"),f("market","${:,}"),f("actual","${:,}"),f(M[7],"${:,}"),f("annual","${:,}")]
def agg(lab,g):
    u=sum(r["units"] for r in g); o=sum(r["occupied"] for r in g)
    return {"label":lab,"units":u,M[1]:sum(r[M[1]] for r in g),"sf":round(sum(r["sf"]*r["units"] for r in g)/u),"occupied":o,"pct_occ":round(100*o/u,1),"market":round(sum(r["market"]*r["units"] for r in g)/u),"actual":round(sum(r["actual"]*r["occupied"] for r in g)/o),"annual":sum(r["annual"] for r in g)}
for s,ls in S:
    style+=[("BACKGROUND",(0,len(data)),(-1,len(data)),G),("FONT",(0,len(data)),(-1,len(data)),"Helvetica-Bold",8)]; data.append([s]+[""]*10); g=[]
    for t,br,ba,u,bd,sf,oc,mk,ac,sp in ls:
        d={"type":t,"beds":br,"baths":ba,"units":u,M[1]:bd,"sf":sf,"occupied":oc,"pct_occ":round(100*oc/u,1),"market":mk,"actual":ac,"annual":ac*oc*12}
        if sp: d[M[7]]=sp
        data.append([Paragraph(t,ty),f"{br}/{ba:g}"]+cells(d)); g.append(d); rows.append(d)
    a=agg(f"{s} Total / Avg.",g); totals.append(a); k=len(data); data.append([Paragraph("<b>"+a["label"]+"</b>",ty),""]+cells(a)); style+=[("FONT",(0,k),(-1,k),"Helvetica-Bold",7.6),("LINEABOVE",(0,k),(-1,k),.6,N)]
a=agg("Community Total / Avg.",rows); totals.append(a); k=len(data); data.append([Paragraph("<font color='white'><b>Community Total / Avg.</b></font>",ty),""]+cells(a)); style+=[("FONT",(0,k),(-1,k),"Helvetica-Bold",7.6),("BACKGROUND",(0,k),(-1,k),N),("TEXTCOLOR",(0,k),(-1,k),colors.white)]
T_=Table(data,colWidths=[104,32,32,42,36,44,37,46,42,54,60],repeatRows=2)
T_.setStyle(TableStyle([("FONT",(0,0),(-1,1),"Helvetica-Bold",7.4),("TEXTCOLOR",(0,0),(-1,1),N),("SPAN",(7,0),(9,0)),("ALIGN",(7,0),(9,0),"CENTER"),("LINEBELOW",(7,0),(9,0),.5,N),("LINEBELOW",(0,1),(-1,1),1.2,N),("FONT",(0,2),(-1,-1),"Helvetica",7.6),("ALIGN",(1,0),(6,-1),"RIGHT"),("ALIGN",(7,1),(-1,-1),"RIGHT"),("ALIGN",(10,0),(10,0),"RIGHT"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("VALIGN",(0,0),(-1,1),"BOTTOM"),("TOPPADDING",(0,0),(-1,-1),2.4),("BOTTOMPADDING",(0,0),(-1,-1),2.4),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]+style))
for r in data: assert len(r)==11
A=totals[-1]
facts=Table([["Address","2200 Alder Glen Way, Fairhaven"],["Year built / renovated","1998 / 2016 (memory care wing added 2011)"],["Site","9.4 acres, 3 stories plus 8 cottages"],["Residences / licensed beds",f"{A['units']} / {A[M[1]]}"],["Occupancy, 3/31/2025",f"{A['pct_occ']}%"],["Parking","118 surface, 22 carports"]],colWidths=[150,250])
facts.setStyle(TableStyle([("FONT",(0,0),(0,-1),"Helvetica-Bold",8.6),("FONT",(1,0),(1,-1),"Helvetica",8.6),("LINEBELOW",(0,0),(-1,-1),.3,colors.lightgrey)]))
P_=Paragraph
st=[P_("Community Overview",h),P_(f"Alder Glen is a {A['units']}-residence continuum community offering independent living, assisted living and memory care on a single campus. The average length of stay is 31 months in independent living and 19 months in assisted living. Over the trailing twelve months the community recorded 61 move-ins against 54 move-outs, and occupancy has not fallen below 88% in any month since October 2022.",b),facts,Spacer(1,10),
P_("Residences",h2),P_("All independent living residences have full kitchens; thirty of them were refurbished in 2021-2024 at an average cost of $14,600. Assisted living apartments have kitchenettes and walk-in showers. The eight cottages have attached garages and private patios, and command a premium of roughly $725 a month over the largest apartment in the main building.",b),
P_("Rates shown on the next page are base rates: care is charged in addition at five levels, from $525 (Level 1) to $2,650 (Level 5) a month. A one-time community fee of $3,500 is charged at move-in. Medicaid waiver residents occupy 4 beds at the date of this memorandum.",b),
PageBreak(),P_("Unit Mix and Rate Summary",h),P_("The table sets out the residence types by level of care as of March 31, 2025. In-place rates are averages of occupied residences, before care fees and second-person fees; the street rates took effect January 1, 2025.",b),T_,Spacer(1,5),
P_("Notes: averages of square feet and of street rates are weighted by units; average in-place rates by occupied units. Companion and shared suites are licensed for two beds and rates are for the suite. Studios are shown as zero bedrooms. Annual in-place rent = in-place rate x occupied units x 12.",sml),Spacer(1,8),
P_("In-place rates trail street rates by about 3% to 4%. A buyer who brings residents to street over two anniversaries would add revenue without further capital. Annual increases to residents were 5.5% in 2023, 4.9% in 2024 and 4.5% effective January 2025.",b),
P_("Competitive position",h2),P_("Three communities compete within five miles: Fairhaven Commons (96 units, 93% occupied), The Linden (128 units, 90%) and Harrow House (64 memory care beds, 95%). No new community has been permitted in the county since 2020.",b)]
doc.build(st); save(NAME,"UM",M,rows,totals)
