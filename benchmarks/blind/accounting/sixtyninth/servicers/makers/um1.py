# US LIHTC unit mix page of a rating / underwriting memo, PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
fonts()
# type, ami, units, sf, gross, ua, inplace
S=[('Section 42 Restricted Units',[('1BR / 1BA',30,6,648,529,71,458),('1BR / 1BA',50,18,648,882,71,798),('1BR / 1BA',60,22,655,1058,71,962),('2BR / 1BA',50,14,862,1058,93,965),('2BR / 2BA',60,38,914,1270,93,1148),('2BR / 2BA',80,10,914,1694,93,1395),('3BR / 2BA',50,8,1118,1223,118,1105),('3BR / 2BA',60,16,1132,1467,118,1310)]),
('HOME Units (Low HOME)',[('2BR / 1BA',50,4,862,1044,93,940),('3BR / 2BA',50,2,1118,1206,118,1088)]),
('Unrestricted Units',[('2BR / 2BA Market',None,9,914,None,None,1525),('3BR / 2BA Employee',None,1,1132,None,None,0)])]
K=['ami','units','pct_units','sf','gross','ua','net','actual','actual_total','other:Annual Rent']
allu=sum(x[2] for s in S for x in s[1]);rows=[];tot=[];seq=[]
def sm(l,rs):
    u=sum(r['units'] for r in rs);t={'label':l,'units':u,'pct_units':round(u/allu*100,1),'sf':round(sum(r['units']*r['sf'] for r in rs)/u),'actual':round(sum(r['actual_total'] for r in rs)/u),'actual_total':sum(r['actual_total'] for r in rs)}
    t['other:Annual Rent']=sum(r['other:Annual Rent'] for r in rs);return t
for h,ls in S:
    seq.append(('h',h));rs=[]
    for ty,a,u,sf,g,ua,ip in ls:
        r={'type':ty,'units':u,'pct_units':round(u/allu*100,1),'sf':sf,'actual':ip,'actual_total':ip*u,'other:Annual Rent':ip*u*12}
        if a:r.update(ami=a,gross=g,ua=ua,net=g-ua)
        rs.append(r);seq.append(('r',r))
    rows+=rs;t=sm('Subtotal',rs);tot.append(t);seq.append(('t',t))
t=sm('Total / Weighted Average',rows);tot.append(t);seq.append(('T',t))
N='um_willow_bend_lihtc.pdf';W,H=letter;c=canvas.Canvas(f'{R}/documents/{N}',pagesize=letter)
c.setFillColorRGB(.1,.25,.4);c.rect(0,H-50,W,50,stroke=0,fill=1);c.setFillGray(1);c.setFont('LSB',14);c.drawString(40,H-32,'Willow Bend Crossing');c.setFont('LS',9);c.drawRightString(W-40,H-31,'Presale Property Summary  |  Loan 14 of 38');c.setFillGray(0)
c.setFont('LS',9);y=H-72
for l in ['The collateral is a 148-unit garden community in Macon, Georgia, built in 2009 and renovated in 2021 under the 9% low-income','housing tax credit program. Ninety-three percent of units carry rent and income restrictions through 2051. Water and trash are','paid by the owner; tenants pay electricity. The table shows the unit mix per the borrower\'s August 31, 2025 certified rent roll.']:
    c.drawString(40,y,l);y-=12
assert allu==148
y-=14;c.setFont('LSB',10);c.drawString(40,y,'Unit Mix and Rent Restrictions');y-=8
X=[172,208,246,288,336,384,428,474,522,578]
c.setFillColorRGB(.85,.9,.95);c.rect(36,y-34,W-70,34,stroke=0,fill=1);c.setFillGray(0)
c.setFont('LNB',8)
HD=[('','AMI','Level'),('','No. of','Units'),('','% of','Total'),('Avg.','Size','(SF)'),('2025','Max Gross','Rent'),('','Utility','Allowance'),('','Max Net','Rent'),('In-Place','Contract','Rent'),('Total','Monthly','Rent'),('Total','Annual','Rent')]
c.drawString(40,y-31,'Unit Type')
for x,h in zip(X,HD):
    for i,l in enumerate(h):c.drawRightString(x,y-11-i*10,l)
y-=47
d=lambda v:f'${v:,.0f}'
def line(r):
    for x,k in zip(X,K):
        if k not in r:
            if k in('gross','ua','net') and 'type' in r:c.drawRightString(x,y,'N/A')
            elif k=='ami' and 'type' in r:c.drawRightString(x,y,'None')
            continue
        v=r[k];c.drawRightString(x,y,f'{v}%' if k=='ami' else f'{v:.1f}%' if k=='pct_units' else f'{v:,}' if k in('units','sf') else d(v))
for k,r in seq:
    if k=='h':c.setFont('LNB',9);c.drawString(40,y,r);y-=13
    elif k=='r':c.setFont('LN',9);c.drawString(46,y,r['type']);line(r);y-=13
    else:
        c.setLineWidth(.5 if k=='t' else 1.2);c.line(36,y+10,W-34,y+10);c.setFont('LNB',9);c.drawString(40,y,r['label']);line(r);y-=20
c.setFont('LSI',7.5)
for l in ['(1) Maximum rents per GHFA-style 2025 limits for Bibb County, effective April 1, 2025; net of utility allowance in effect July 1, 2025.','(2) Average size and in-place rent on total lines are weighted by number of units. The employee unit is rent-free.','Source: borrower certified rent roll, analyst calculations.']:
    c.drawString(40,y,l);y-=10
y-=14;c.setFont('LSB',10);c.drawString(40,y,'Historical Occupancy');y-=14;c.setFont('LS',8.5)
for a,b in [('2022','97.1%'),('2023','96.4%'),('2024','95.8%'),('August 2025','96.6%')]:c.drawString(46,y,a);c.drawRightString(180,y,b);y-=12
c.setFont('LS',7);c.drawCentredString(W/2,24,'A-3-41');c.save()
save(N,'UM',None,K,rows,tot,'US LIHTC unit mix in a presale memo: AMI, gross limit, utility allowance, net limit, in-place; three sections',False)
print(t)
