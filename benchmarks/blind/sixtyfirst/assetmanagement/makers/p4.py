# Australian logistics estate, card layout
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
C=[('Warehouse 1A','Ironbark Freight Solutions Pty Ltd',12480,'2022-07-01','2029-06-30',128.00,24.10,[('2026-07-01',1653350.40),('2027-07-01',1711217.66)],'3.50% fixed annually','2 x 5 yrs','Bank guarantee',958464.00),
('Warehouse 1B','Coolabah Cold Chain Pty Ltd',8915,'2024-02-12','2034-02-11',141.50,24.10,[('2026-02-12',1305664.06)],'3.50% fixed annually','1 x 10 yrs','Bank guarantee',757000.00),
('Warehouse 2','Available for lease',10260,None,None,0,0,[],None,None,None,None),
('Warehouse 3','Tasman Tyre Distributors Pty Ltd',6740,'2020-11-01','2026-10-31',119.25,22.85,[],'CPI (Sydney) on 1 November','None','Cash deposit',215680.50),
('Unit 4/1','Bluegum Building Supplies (NSW) Pty Ltd',3180,'2023-05-15','2028-05-14',134.00,22.85,[('2026-05-15',438903.60)],'3.00% fixed annually','1 x 5 yrs','Bank guarantee',142000.00),
('Unit 4/2','Murrumbidgee Wine Logistics Pty Ltd',2975,'2025-01-20','2030-01-19',138.00,22.85,[('2026-01-20',425693.93)],'Greater of CPI and 3.00%','1 x 5 yrs','Bank guarantee',136850.00),
('Hardstand Lot 9','Cartwheel Container Parks Pty Ltd',15500,'2023-10-01','2026-09-30',32.00,6.40,[],'Market at option','1 x 3 yrs','Cash deposit',41333.33)]
def run():
    name='TenancySchedule-WattleCreekLogistics-30Sep2025.pdf'
    W,H=A4; c=canvas.Canvas(doc(name),pagesize=A4); rows=[]; f=lambda s:dd(s).strftime('%-d %b %Y'); teal=colors.HexColor('#0b7a75')
    T=dict(a=0,n=0,m=0,o=0,g=0,t=0)
    def top(first):
        c.setFillColor(teal); c.rect(0,H-54,W,54,stroke=0,fill=1); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',14); c.drawString(36,H-28,'Tenancy Schedule'); c.setFont('Helvetica',9); c.drawString(36,H-43,'Wattle Creek Logistics Estate  -  210 Silverwater Link, Eastern Creek NSW'); c.drawRightString(W-36,H-28,'As at 30 September 2025'); c.setFillColor(colors.black)
        c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(36,24,'Kestrel Lane Property Managers Pty Ltd  |  generated 3/10/2025 14:07'); c.drawRightString(W-36,24,'%d'%c.getPageNumber()); c.setFillGray(0)
        return H-74
    y=top(1)
    for i,(u,t,a,s,e,p,og,steps,rev,opt,st,sec) in enumerate(C):
        h=104 if s else 46
        if y-h<50: c.showPage(); y=top(0)
        c.setStrokeColor(colors.HexColor('#9fc9c6')); c.roundRect(36,y-h,W-72,h,5); c.setFillColor(colors.HexColor('#e4f2f1')); c.roundRect(36,y-20,W-72,20,5,stroke=0,fill=1); c.setFillColor(colors.black)
        c.setFont('Helvetica-Bold',9.5); c.drawString(44,y-14,u); c.setFont('Helvetica',9.5); c.drawString(140,y-14,t); c.setFont('Helvetica',8); c.drawRightString(W-44,y-14,'LEASED' if s else 'VACANT')
        def kv(x,yy,k,v,w=135):
            c.setFont('Helvetica',7); c.setFillGray(.4); c.drawString(x,yy,k); c.setFillGray(0); c.setFont('Helvetica',8.5); c.drawRightString(x+w,yy,v)
        T['a']+=a; kv(44,y-34,'Lettable area (sqm)',m0(a))
        r=dict(unit=u,area=a,statusText='LEASED' if s else 'VACANT')
        if s:
            n=round(a*p,2); m=round(n/12,2); o=round(a*og/12,2); gst=round((m+o)*.1,2); tot=round(m+o+gst,2)
            for k,v in zip('nmogt',(n,m,o,gst,tot)): T[k]+=v
            kv(44,y-48,'Commencement',f(s)); kv(44,y-62,'Expiry',f(e)); kv(44,y-76,'Option',opt); kv(44,y-90,st,'$'+m2(sec))
            x=196; kv(x,y-34,'Net rent p.a.','$'+m2(n)); kv(x,y-48,'Net rent p.a. /sqm','$'+m2(p)); kv(x,y-62,'Rent review','',); c.drawString(x,y-74,rev)
            c.setFont('Helvetica',7.5)
            if steps:
                c.drawString(x,y-86,'Next: '+f'{f(steps[0][0])}: ${m2(steps[0][1])} p.a.')
                if len(steps)>1: c.drawString(x,y-97,'Then: '+f'{f(steps[1][0])}: ${m2(steps[1][1])} p.a.')
            x=372; w=178; c.setFont('Helvetica-Oblique',7); c.drawString(x,y-32,'Monthly invoice'); kv(x,y-45,'Net rent','$'+m2(m),w); kv(x,y-58,'Outgoings contribution','$'+m2(o),w); kv(x,y-71,'GST','$'+m2(gst),w); c.line(x+100,y-76,x+w,y-76); kv(x,y-88,'Total payable per month','$'+m2(tot),w)
            r.update(tenantName=t,annualRent=n,contractRent=m,leaseStartDate=s,leaseEndDate=e,deposit=sec,charges=[dict(code='Net rent',amount=m),dict(code='Outgoings contribution',amount=o),dict(code='GST',amount=gst)],totalCharges=tot,rentSteps=[dict(date=d,amount=v,per='year') for d,v in steps])
        else:
            c.setFont('Helvetica-Oblique',8); c.drawString(196,y-34,'Refurbishment due for completion February 2026. Asking rent on application.')
        rows.append(r); y-=h+10
    if y<190: c.showPage(); y=top(0)
    c.setFont('Helvetica-Bold',10); c.drawString(36,y-16,'Estate totals'); y-=32; c.setStrokeColor(colors.black)
    for k,v in (('Lettable area',m0(T['a'])+' sqm'),('Leased / vacant tenancies','6 / 1'),('Net rent p.a.','$'+m2(T['n'])),('Net rent per month','$'+m2(T['m'])),('Outgoings contribution per month','$'+m2(T['o'])),('GST per month','$'+m2(T['g'])),('Total payable per month','$'+m2(T['t']))):
        c.setFont('Helvetica',9); c.drawString(44,y,k); c.drawRightString(330,y,v); y-=13
    c.save()
    save(name,'WAREHOUSE','AU logistics, one card per tenancy, GST invoice breakdown',dict(propertyName='Wattle Creek Logistics Estate',asOnDate='2025-09-30',units=7,occupied=6,vacant=1,rows=rows),hard=True)
