# OneSite-like unit availability summary: stacked & grouped heads, landscape
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
# plan, sf, occ_nontv, ntv_rented, ntv_unrented, vac_rented, vac_unrented, down, market
L=[('EFF01',468,9,0,1,1,0,0,998),('EFF02',502,7,1,0,0,0,0,1032),('11A',655,31,1,3,2,1,0,1187),('11B',702,27,0,2,1,2,0,1219),('11BR',702,11,1,0,1,0,1,1324),('11C-LOFT',810,8,0,0,0,1,0,1405),('21A',905,24,2,1,1,3,0,1438),('22A',986,36,1,4,2,2,1,1536),('22B',1041,29,0,2,0,1,0,1591),('22BR',1041,12,1,0,1,0,0,1708),('32A',1233,13,0,1,0,2,0,1862),('32A-HC',1233,2,0,0,0,0,0,1862),('MODEL22',986,0,0,0,0,0,1,1536)]
COLS=[('units','Units',230),('sf','Avg SF',282),('occ_nontv','Occupied',338),('ntv_rented','Rented',390),('ntv_unrented','Unrented',438),('vac_rented','Rented',492),('vac_unrented','Unrented',540),('down','Down',590),('pct_occ','% Occ',640),('pct_leased','% Leased',694),('market','Avg Market',752)]
W,H=landscape(letter); cv=canvas.Canvas(doc('um3_brookline.pdf'),pagesize=(W,H))
F='Helvetica'; cv.setFont(F+'-Bold',8); cv.drawString(36,H-36,'Highmark Residential Services'); cv.setFont(F+'-Bold',13); cv.drawCentredString(W/2,H-38,'UNIT AVAILABILITY SUMMARY'); cv.setFont(F,8); cv.drawCentredString(W/2,H-50,'Brookline Station  -  As of 09/14/2025'); cv.drawRightString(W-36,H-36,'Page 1 of 1'); cv.drawRightString(W-36,H-47,'09/15/2025  6:02:40AM')
y=H-92; cv.setFont(F+'-Bold',7.5)
def grp(x0,x1,s): cv.drawCentredString((x0+x1)/2,y+22,s); cv.setLineWidth(.6); cv.line(x0,y+19,x1,y+19)
grp(350,440,'Occupied - On Notice'); grp(452,542,'Vacant'); grp(604,696,'Occupancy')
cv.drawString(40,y,'Floor Plan'); cv.drawString(40,y+10,''); cv.drawString(120,y,'Bed x Bath')
top={'occ_nontv':'No Notice','units':'Total','down':'Admin/','market':''}
for k,h,x in COLS:
    if k in top: cv.drawRightString(x,y+9,top[k])
    cv.drawRightString(x,y,h)
cv.setLineWidth(1); cv.line(36,y-4,W-36,y-4); y-=17
def calc(ls):
    s=lambda i: sum(x[i] for x in ls); u=sum(sum(x[2:8]) for x in ls); occ=s(2)+s(3)+s(4)
    d=dict(units=u,occ_nontv=s(2),ntv_rented=s(3),ntv_unrented=s(4),vac_rented=s(5),vac_unrented=s(6),down=s(7),pct_occ=round(occ/u*100,2),pct_leased=round((s(2)+s(3)+s(5))/u*100,2))
    d['sf']=round(sum(x[1]*sum(x[2:8]) for x in ls)/u); d['market']=round(sum(x[8]*sum(x[2:8]) for x in ls)/u,2); return d
def out(d,b=''):
    cv.setFont(F+b,8)
    for k,h,x in COLS:
        v=d[k]; cv.drawRightString(x,y,f'{v:.2f}%' if k[:3]=='pct' else f'{v:,.2f}' if k=='market' else f'{v:,}')
rows=[];tot=[]; grpn={'EFF':'0 x 1','11':'1 x 1','21':'2 x 1','22':'2 x 2','32':'3 x 2','MODEL':'2 x 2'}
for i,x in enumerate(L):
    d=calc([x])
    if i%2: cv.setFillGray(.94); cv.rect(36,y-3.5,W-72,14,stroke=0,fill=1); cv.setFillGray(0)
    cv.setFont(F,8); cv.drawString(40,y,x[0]); g=[v for k,v in grpn.items() if x[0].startswith(k)][0]; cv.drawString(120,y,g); out(d); y-=14
    rows.append(dict(type=x[0],beds=int(g[0]),baths=int(g[-1]),**d))
y-=4; cv.setLineWidth(1); cv.line(36,y+11,W-36,y+11); d=calc(L); cv.setFont(F+'-Bold',8); cv.drawString(40,y,'Totals / Averages'); out(d,'-Bold'); tot.append(dict(label='Totals / Averages',**d)); y-=34
cv.setFont(F+'-Bold',8); cv.drawString(40,y,'Exposure'); y-=13; cv.setFont(F,8)
for a,v in(('Vacant unrented + on notice unrented',d['vac_unrented']+d['ntv_unrented']),('Exposure %',f"{(d['vac_unrented']+d['ntv_unrented'])/d['units']*100:.2f}%"),('Move-ins scheduled next 30 days',d['vac_rented']+d['ntv_rented'])):
    cv.drawString(52,y,a); cv.drawRightString(282,y,str(v)); y-=12
cv.setFont(F,7); cv.drawString(36,28,'% Occ = occupied units (including on notice) / total units.  % Leased = (occupied no notice + notice rented + vacant rented) / total units.  Down and admin units count as not occupied.')
cv.save(); save('um3_brookline.pdf','UM',rows,tot)
