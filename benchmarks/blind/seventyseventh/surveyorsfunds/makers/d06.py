# UAE residential tower, annual rent & cheques, PDF portrait, coloured bands, 72 units
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
fn='Al_Noura_Residence_Rent_Roll_Dec2025.pdf'
r=random.Random(606)
names=persons(r,90);c=canvas.Canvas(D+fn,pagesize=A4);y=0;pg=0
X=[('Unit\nNo.',24,0),('Type',50,0),('Area\n(sq.ft)',122,1),('Tenant Name',128,0),('Contract\nFrom',232,0),('Contract\nTo',280,0),('Annual Rent\n(AED)',378,1),('Chqs',398,1),('Security\nDeposit',444,1),('Outstanding\n(AED)',500,1),('Status',508,0)]
def put(v,f='Helvetica',s=6.7):
    c.setFont(f,s)
    for (h,x,a),t in zip(X,v): (c.drawRightString if a else c.drawString)(x,y,t)
def head():
    global y,pg
    pg+=1;c.setFillColor(colors.HexColor('#0b6e4f'));c.rect(20,770,555,34,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Helvetica-Bold',13);c.drawString(28,789,'AL NOURA RESIDENCE');c.setFont('Helvetica',8);c.drawString(28,776,'Rent Roll as on 31/12/2025  |  Al Barsha South, Dubai  |  G+2P+9 floors');c.drawRightString(566,789,'Qasr Al Madina Property Management LLC')
    c.setFillColor(colors.black);c.setFont('Helvetica-Bold',6.8)
    for h,x,a in X:
        for i,l in enumerate(h.split('\n')): (c.drawRightString if a else c.drawString)(x,755-8*i,l)
    c.line(20,743,575,743);y=733;c.setFont('Helvetica',6.5);c.drawString(24,22,'Printed 02/01/2026 10:14 by leasing.desk');c.drawRightString(570,22,f'{pg} / 2')
head();rows=[];k=0;S=[0,0,0,0];cnt={}
for fl in range(1,10):
    for n in range(1,9):
        if y<50: c.showPage();head()
        u=f'{fl}{n:02d}';ty,a,b=[('2 BHK',1185,98000),('1 BHK',742,66000),('1 BHK',742,66000),('Studio',438,46000),('Studio',438,46000),('1 BHK',760,67000),('2 BHK',1210,99000),('3 BHK',1655,135000)][n-1]
        if (fl*8+n)%2==0: c.setFillColor(colors.HexColor('#eef6f2'));c.rect(20,y-3.5,555,12,fill=1,stroke=0);c.setFillColor(colors.black)
        x=r.random();S[0]+=a
        if x<.07:
            stt='Vacant' if x<.05 else 'Under Maint.';put([u,ty,f'{a:,}','','','','','','','',stt]);rows.append(dict(unit=u,unitType=ty,area=a,statusText=stt))
        else:
            nm=names[k];k+=1;s=dt.date(2025,1,1)+dt.timedelta(r.randint(0,360));e=term(s,12);stt='Leased'
            if x>.94: s=addm(s,-12);e=dt.date(2025,r.randint(10,12),20);stt='Expired';s=addm(e,-12)+dt.timedelta(1)
            elif x>.89: stt='Notice'
            R=b+fl*500-r.choice([0,2000,4000,6500]);dep=round(R*.05);bal=r.choice([0,0,0,0,0,1]);bal=round(R/4) if bal else 0
            put([u,ty,f'{a:,}',nm,s.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),f'{R:,}',str(r.choice([1,2,4,4,6])),f'{dep:,}',f'{bal:,}',stt]);S[1]+=R;S[2]+=dep;S[3]+=bal
            rows.append(dict(unit=u,unitType=ty,area=a,tenantName=nm,leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=R,deposit=dep,balance=bal,statusText=stt))
        cnt[stt]=cnt.get(stt,0)+1;y-=12
y-=4;c.line(20,y+9,575,y+9);put(['TOTAL','',f'{S[0]:,}','','','',f'{S[1]:,}','',f'{S[2]:,}',f'{S[3]:,}',''],'Helvetica-Bold');y-=22
c.setFont('Helvetica-Bold',7.5);c.drawString(24,y,'Occupancy summary');y-=11;c.setFont('Helvetica',7.5)
occ=k
for l,v in list(cnt.items())+[('Total units',len(rows)),('Total occupied',occ)]: c.drawString(24,y,l);c.drawRightString(130,y,str(v));y-=10
c.save()
save(fn,'MULTIFAMILY','UAE property manager','annual rents and cheques, banded portrait',False,'Al Noura Residence','2025-12-31',len(rows),occ,rows)
print(cnt)
