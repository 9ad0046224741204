# Industrial park bay-type summary within a one-page asset report with a stacking sketch
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from common import *
NAME='Tamarack Logistics Park - stacking summary 3Q26.pdf'
# type, clear, [(bldg,suite,sf,leased?,inplace $/sf/yr)], asking
S=[('Small Bay Flex (< 5,000 SF)',"16'",[('A','101',3200,14.9),('A','102',3200,15.25),('A','103',3600,None),('A','104',4400,13.8),('A','105',4800,14.1),('A','106',4800,15.6)],16.50),
('Mid Bay (5,000 - 14,999 SF)',"20'",[('B','1',7500,11.4),('B','2',7500,12.1),('B','3',12000,10.85),('B','4',9000,None),('B','5',14000,11.0)],12.75),
('Warehouse (15,000 - 49,999 SF)',"24'",[('C','100',22000,8.9),('C','200',28000,9.35),('C','300',40000,8.55)],9.95),
('Bulk Distribution (50,000 SF +)',"32'",[('D','ALL',164000,7.2),('E','100',88000,7.85),('E','200',76000,None)],8.60),
('Cross-Dock',"30'",[('F','ALL',52500,10.4)],11.25),
('Office / Showroom',"12'",[('A','200',5600,17.75),('A','210',4100,18.1)],19.00),
('Outdoor Storage Pad (fenced)',"n/a",[('Y','1',43560,2.75),('Y','2',43560,None)],3.10)]
K=['units','occupied','vacant','total_sf','sf','other:Leased SF','pct_leased','market_sf','actual_sf','actual_total']
cv=canvas.Canvas(doc(NAME),pagesize=letter); W,H=letter
G=colors.HexColor('#3c6e47'); L=colors.HexColor('#9fc5a8')
cv.setFillColor(G); cv.setFont('Helvetica-Bold',17); cv.drawString(40,H-52,'Tamarack Logistics Park'); cv.setFillColor(colors.black)
cv.setFont('Helvetica',9); cv.drawString(40,H-66,'Asset Management Quarterly  -  Third Quarter 2026'); cv.drawRightString(W-40,H-66,'Reno, NV   |   Alderwick Life 70% / Sandpiper Industrial 30%'); cv.setStrokeColor(G); cv.setLineWidth(2); cv.line(40,H-72,W-40,H-72)
y=H-92; cv.setFont('Helvetica-Bold',11); cv.drawString(40,y,'Leasing commentary'); y-=14; cv.setFont('Helvetica',8.8)
for s in ['Two renewals closed in the quarter (B-2 and C-200) at a blended cash spread of 18.4%. Suite E-200 went dark on July 31 and is','being marketed with 185-foot truck court and 14 dock positions; one proposal is out at $8.45 NNN with five months of abatement.','Outdoor storage demand remains soft; pad Y-2 is priced at a discount to the competing yards on Parr Boulevard.']: cv.drawString(40,y,s); y-=11.5
y-=12; cv.setFont('Helvetica-Bold',11); cv.drawString(40,y,'Suite-type summary as of September 30, 2026'); y-=22
XR=[222,258,291,337,378,424,461,499,537,577]
h1=['','','','Total','Avg','Leased','%','Asking','In-Place','In-Place']; h2=['Suites','Leased','Avail','RSF','RSF','SF','Leased','$/SF/Yr','$/SF/Yr','Rent/Mo']
cv.setFont('Helvetica-Bold',7.6); cv.drawString(36,y-9,'Suite Type'); cv.drawString(166,y-9,'Clear')
for x,a,b in zip(XR,h1,h2): cv.drawRightString(x,y,a); cv.drawRightString(x,y-9,b)
y-=13; cv.setLineWidth(.8); cv.line(36,y,578,y); y-=12
truth=[];A=[]
def calc(su,ask):
    u=len(su);l=[s for s in su if s[3]];sf=sum(s[2] for s in su);ls=sum(s[2] for s in l);mo=round(sum(s[2]*s[3] for s in l)/12)
    d={'units':u,'occupied':len(l),'vacant':u-len(l),'total_sf':sf,'sf':round(sf/u),'other:Leased SF':ls,'pct_leased':round(ls/sf*100,1),'market_sf':ask,'actual_sf':round(sum(s[2]*s[3] for s in l)/ls,2),'actual_total':mo}
    return d
def prt(lab,cl,d,fn):
    cv.setFont(fn,7.6); cv.drawString(36,y,lab); cv.drawString(168,y,cl)
    for x,s in zip(XR,[d['units'],d['occupied'],d['vacant'],f"{d['total_sf']:,}",f"{d['sf']:,}",f"{d['other:Leased SF']:,}",f"{d['pct_leased']:.1f}%",f"{d['market_sf']:.2f}",f"{d['actual_sf']:.2f}",f"{d['actual_total']:,}"]): cv.drawRightString(x,y,str(s))
for ty,cl,su,ask in S:
    d=calc(su,ask); prt(ty,cl,d,'Helvetica'); truth.append(dict(type=ty,**d)); A+=[(s,ask) for s in su]; y-=13
y+=3; cv.line(36,y+5,578,y+5); y-=6
tot=calc([s for s,_ in A],round(sum(s[2]*k for s,k in A)/sum(s[2] for s,_ in A),2)); tot['actual_total']=sum(t['actual_total'] for t in truth)
prt('Park Total / Wtd. Avg.','',tot,'Helvetica-Bold'); cv.line(36,y-4,578,y-4); y-=16
cv.setFont('Helvetica-Oblique',7); cv.drawString(36,y,'Rents are triple net. Pads are counted as suites and their ground area is included in RSF. In-place rent is contract rent for September 2026.'); y-=34
cv.setFont('Helvetica-Bold',11); cv.drawString(40,y,'Stacking sketch (available space unshaded)'); y-=22
for b in 'ABCDEFY':
    su=[s for q in S for s in q[2] if s[0]==b]; tsf=sum(s[2] for s in su); x=80; full=470
    cv.setFont('Helvetica-Bold',8); cv.drawString(40,y+5,'Bldg '+b if b!='Y' else 'Yard')
    for s in su:
        w=full*s[2]/tsf; cv.setFillColor(L if s[3] else colors.white); cv.setStrokeColor(colors.grey); cv.setLineWidth(.5); cv.rect(x,y,w,16,fill=1); cv.setFillColor(colors.black); cv.setFont('Helvetica',6.5)
        if w>30: cv.drawCentredString(x+w/2,y+5.5,s[1])
        x+=w
    y-=22
cv.setFont('Helvetica',7); cv.drawCentredString(W/2,28,'Page 4 of 11'); cv.save()
save(NAME,'UM',K,truth,[dict(label='Park Total / Wtd. Avg.',**tot)],'Industrial park suite-type summary in a one-page asset report with commentary and stacking sketch, small PDF',False)
print(len(truth),tot)
