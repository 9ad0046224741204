# Yardi-like "Unit Type Summary" PDF (landscape legal-ish), grouped headers Units / Rents, beds & baths inside description
from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.pdfgen import canvas
N='um_skiff_house_unit_type'
# code,desc,bed,bath,sf,units,occ,market,actual
U=[("sk-s1","Studio - Parking Court",0,1.0,512,4,4,1795,1742.5),("sk-a1","1 BR Parking Court",1,1.0,684,10,9,1950,1893.22),("sk-a1w","1 BR Marina View",1,1.0,684,8,8,2225,2140.63),("sk-a2","1 BR w/ Den",1,1.0,811,5,5,2140,2096.0),("sk-b1","2 BR Parking Court",2,1.5,968,12,11,2380,2301.45),("sk-b1w","2 BR Marina View",2,2.0,1012,10,10,2795,2688.9),("sk-b2w","2 BR Corner Marina",2,2.0,1146,6,5,3050,2944.8),("sk-c1","3 BR Parking Court",3,2.0,1284,3,3,3125,3080.0),("sk-c1w","3 BR Marina View",3,2.0,1330,4,3,3690,3521.67),("sk-ph","Penthouse",3,2.5,1715,2,2,4875,4650.0),("sk-lw","Loft over Ship's Store",1,1.0,742,1,0,1875,None)]
W,H=landscape(letter);cv=canvas.Canvas(doc(N+'.pdf'),pagesize=(W,H))
M=["sf","units","total_sf","occupied","vacant","pct_occ","market","market_sf","market_total","actual","actual_total","actual_sf"]
RE=[268,306,354,398,434,474,530,566,622,672,726,762]
HD=[("Avg.","Sq Ft"),("No. of","Units"),("Total","Sq Ft"),("","Occupied"),("","Vacant"),("Pct","Occ"),("Per","Unit"),("Per","Sq Ft"),("","Total"),("Per","Unit"),("","Total"),("Per","Sq Ft")]
M=["sf","units","total_sf","occupied","vacant","pct_occ","market","market_sf","market_total","actual","actual_total","actual_sf"]
cv.setFont('Helvetica-Bold',12);cv.drawString(30,H-40,'Unit Type Summary');cv.setFont('Helvetica',8.5);cv.drawString(30,H-53,'Property: Skiff House at Wando Marina (skiff)');cv.drawString(30,H-64,'As of Date: 09/30/2025');cv.drawRightString(762,H-40,'10/03/2025 11:26 AM')
y=H-92;cv.setFont('Helvetica-Bold',7.5)
for a,b,s in((372,474,'Unit Count'),(488,622,'Market Rent'),(632,762,'Actual Rent (Occupied Units)')):
    cv.drawCentredString((a+b)/2,y,s);cv.setLineWidth(.5);cv.line(a,y-3,b,y-3)
cv.drawString(30,y-21,'Unit Type');cv.drawString(76,y-21,'Description');cv.drawString(186,y-21,'Bed');cv.drawString(208,y-21,'Bath')
for x,(a,b) in zip(RE,HD):
    cv.drawRightString(x,y-12,a);cv.drawRightString(x,y-21,b)
cv.setLineWidth(1);cv.line(28,y-25,764,y-25);y-=38
def fm(m,n):
    if n is None:return ''
    if m in('sf','units','total_sf','occupied','vacant'):return f'{n:,.0f}'
    if m=='pct_occ':return f'{n:.2f}'
    return f'{n:,.2f}'
rows=[]
for k,d,bd,ba,sf,n,o,mk,ac in U:
    at=round(ac*o,2) if ac else 0.0
    v=dict(sf=sf,units=n,total_sf=sf*n,occupied=o,vacant=n-o,pct_occ=round(100*o/n,2),market=float(mk),market_sf=round(mk/sf,2),market_total=float(mk*n),actual=ac if ac else 0.0,actual_total=at,actual_sf=round(at/(sf*o),2) if o else 0.0)
    cv.setFont('Helvetica',7.8);cv.drawString(30,y,k);cv.drawString(76,y,d);cv.drawRightString(198,y,str(bd));cv.drawRightString(224,y,f'{ba:.1f}')
    for x,m in zip(RE,M):cv.drawRightString(x,y,fm(m,v[m]))
    rows.append({"type":k,"beds":str(bd),"baths":f'{ba:.1f}',**v,"_o":sf*o});y-=15
T={m:round(sum(r[m] for r in rows),2) for m in("units","total_sf","occupied","vacant","market_total","actual_total")}
osf=sum(r.pop('_o') for r in rows)
T.update(sf=round(T['total_sf']/T['units']),pct_occ=round(100*T['occupied']/T['units'],2),market=round(T['market_total']/T['units'],2),market_sf=round(T['market_total']/T['total_sf'],2),actual=round(T['actual_total']/T['occupied'],2),actual_sf=round(T['actual_total']/osf,2))
cv.setLineWidth(.6);cv.line(244,y+9,764,y+9);cv.setFont('Helvetica-Bold',7.8);cv.drawString(76,y-2,'Total / Weighted Average')
for x,m in zip(RE,M):cv.drawRightString(x,y-2,fm(m,T[m]))
y-=34;cv.setFont('Helvetica',7.2)
cv.drawString(30,y,'Actual rent excludes slip rental, storage lockers and pet rent. Loft over Ship\'s Store is held for the dockmaster and is vacant pending renovation.')
cv.setFont('Helvetica',7);cv.drawString(30,24,'Lassiter & Sons Realty');cv.drawRightString(762,24,'Page 1 of 1');cv.save()
print(T)
save(N,"UM",M,rows,[dict(label='Total / Weighted Average',**{m:T[m] for m in M})],{"file":N+".pdf","assetType":"MULTIFAMILY","documentType":"UNIT_MIX","author":"a34b","style":"Yardi-like unit type summary, landscape, grouped headers","hard":False})
