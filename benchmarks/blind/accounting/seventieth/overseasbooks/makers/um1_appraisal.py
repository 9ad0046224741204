from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
# UK build-to-rent developer's appraisal: accommodation schedule by block
fn='Calder_Wharf_BTR_accommodation_schedule.pdf'
B=[("Block A - Weaver House",[("Studio",18,401,985),("1 Bed 1 Person",24,447,1085),("1 Bed 2 Person",41,538,1195),("2 Bed 3 Person",22,662,1420),("2 Bed 4 Person",16,755,1525)]),
("Block B - Spinner House",[("Studio",12,398,975),("1 Bed 2 Person",36,541,1190),("2 Bed 4 Person",29,760,1515),("3 Bed 5 Person",8,938,1840)]),
("Block C - Townhouses & Discounted Market Rent",[("1 Bed 2 Person (DMR)",14,538,955),("2 Bed 4 Person (DMR)",9,752,1210),("3 Bed Townhouse",6,1076,2150)])]
cv=canvas.Canvas(D+fn,pagesize=A4); W,H=A4
cv.setFont('Helvetica-Bold',15); cv.drawString(45,H-55,"CALDER WHARF, LEEDS LS9"); cv.setFont('Helvetica',10); cv.drawString(45,H-70,"Residual Appraisal - Appendix 2: Accommodation Schedule and Rental Values"); cv.setFont('Helvetica',8); cv.drawString(45,H-84,"Rev F  |  11 November 2024  |  Brackenhall Developments LLP"); cv.setLineWidth(1.5); cv.line(45,H-90,W-45,H-90)
X=[45,196,258,322,372,450,W-45]
y=H-116
cv.setFont('Helvetica-Bold',8)
for l,c in (("Unit type",0),):
    cv.drawString(X[0],y-10,l)
for a,b,x in(("No. of","Units",X[1]),("Avg NIA","(sq ft)",X[2]),("Total NIA","(sq ft)",X[3]),("Rent","£ pcm",X[4]),("Rent","£ psf pa",430),("Gross Annual","Rent (£)",W-45)):
    cv.drawRightString(x,y,a); cv.drawRightString(x,y-10,b)
cv.setLineWidth(.5); cv.line(45,y-15,W-45,y-15); y-=30
rows=[];totals=[];G=[0,0,0]
K=["units","sf","total_sf","market","market_sf","other:Gross Annual Rent (£)"]
PX=[X[1],X[2],X[3],X[4],430,W-45]
def p(vals,fonts):
    cv.setFont(*fonts)
    for x,v in zip(PX,vals):
        if v is not None: cv.drawRightString(x,y,v)
planted=None
for bi,(b,L) in enumerate(B):
    cv.setFont('Helvetica-BoldOblique',9); cv.drawString(45,y,b); y-=15; T=[0,0,0]
    for t,n,a,r in L:
        cv.setFont('Helvetica',8.5); cv.drawString(53,y,t); psf=r2(r*12/a+1e-9)
        p([str(n),f"{a:,}",f"{n*a:,}",f"{r:,}",f"{psf:.2f}",f"{n*r*12:,}"],('Helvetica',8.5))
        rows.append({"type":t,"units":n,"sf":a,"total_sf":n*a,"market":r,"market_sf":psf,K[5]:n*r*12}); y-=13.5
        for i,v in enumerate((n,n*a,n*r*12)): T[i]+=v
    for i in range(3): G[i]+=T[i]
    pt=T[2]
    if bi==1:
        pt=T[2]+54000; planted={"what":f"Sub-total of Block B prints a gross annual rent of £{pt:,}; its lines add up to £{T[2]:,} (the grand total is right).","kind":"total_wrong"}
    cv.setLineWidth(.4); cv.line(150,y+9,W-45,y+9)
    lbl="Sub-total "+b.split(' - ')[0]
    cv.setFont('Helvetica-Bold',8.5); cv.drawString(53,y-2,lbl); y-=2
    sf=round(T[1]/T[0]); psf=r2(T[2]/T[1])
    if bi==1: psf=None
    p([str(T[0]),f"{sf:,}",f"{T[1]:,}",None,None if psf is None or True else "",f"{pt:,}"],('Helvetica-Bold',8.5))
    totals.append({"label":lbl,"units":T[0],"sf":sf,"total_sf":T[1],K[5]:pt}); y-=24
cv.setLineWidth(1); cv.line(45,y+14,W-45,y+14)
sf=round(G[1]/G[0]); av=round(G[2]/12/G[0]); psf=r2(G[2]/G[1])
cv.setFont('Helvetica-Bold',9); cv.drawString(45,y,"TOTAL SCHEME")
p([str(G[0]),f"{sf:,}",f"{G[1]:,}",f"{av:,}",f"{psf:.2f}",f"{G[2]:,}"],('Helvetica-Bold',9)); cv.line(45,y-6,W-45,y-6)
totals.append({"label":"TOTAL SCHEME","units":G[0],"sf":sf,"total_sf":G[1],"market":av,"market_sf":psf,K[5]:G[2]})
y-=34; cv.setFont('Helvetica',8)
for s in ["Notes","1.  Areas are Net Internal Area measured from Hollin Studio drawing series 4471-A-200 and are subject to final survey.","2.  Rents are open market values at practical completion (Q3 2026), unfurnished, exclusive of utilities and Council Tax.","3.  DMR units are capped at 80% of market rent in accordance with the draft s106 agreement.","4.  Operating costs (25.0% of gross rent), voids and bad debt are dealt with in Appendix 3. Car parking (38 spaces) is shown separately."]:
    cv.setFont('Helvetica-Bold' if s=="Notes" else 'Helvetica',8); cv.drawString(45,y,s); y-=12
cv.setFont('Helvetica',7); cv.drawString(45,35,"Private and confidential - draft for funders' discussion"); cv.drawRightString(W-45,35,"A2 / 1")
cv.save()
save(fn,"UM",K,rows,totals,"UK BTR developer's appraisal, accommodation schedule by block with sub-totals",False,planted)
print(len(rows),totals,planted)
