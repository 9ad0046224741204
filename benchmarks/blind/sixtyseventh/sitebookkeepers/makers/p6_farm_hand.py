# Small farmland owner's home-made list, typed on a typewriter (typewriter page)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def make():
    NAME='Dietz land rents 2026.pdf'
    L=[('Home 80','SE of yard','Kyle & Jana Brandvold',76.4,245,'3/1/24','2/28/27','half Mar 1, half Nov 1'),('North quarter','corn/beans','Kyle & Jana Brandvold',154.2,238,'3/1/24','2/28/27','half Mar 1, half Nov 1'),
       ('Creek bottom','hay','Lyle Overgaard',31.0,95,'3/1/26','2/28/27','all on Apr 1'),('Schoolhouse 40','corn/beans','Tri-Fold Farms Inc.',38.8,260,'3/1/25','2/28/28','half Mar 1, half Dec 1'),
       ('CRP ground','in CRP thru 2031','-- not rented --',22.5,None,'','',''),('Pasture W','38 pair limit','Mitch Sevareid',64.0,52,'5/1/26','10/31/26','May 1 and Aug 1'),
       ('Peterson place','corn/beans','Tri-Fold Farms Inc.',117.6,252,'3/1/25','2/28/28','half Mar 1, half Dec 1'),('Bin site','2 bins 20,000 bu','Brandvold Grain',None,None,'9/1/25','8/31/26','Sept'),('Old feedlot','','vacant',6.1,None,'','','')]
    rows=[]; ta=tr=0; lines=[]
    def d(s): m,a,y=s.split('/'); return dt.date(2000+int(y),int(m),int(a))
    for u,use,who,ac,rate,a,b,pay in L:
        ann = None
        if u=='Bin site': ann=2400.00
        elif rate: ann=round(ac*rate,2)
        if ac: ta+=ac
        if ann: tr+=ann
        vac=who in('vacant','-- not rented --')
        lines.append((u,use,who,f'{ac:.1f}' if ac else '','$'+str(rate) if rate else ('flat' if ann else ''),'$'+money(ann) if ann else '',f'{a} to {b}' if a else '',pay))
        rows.append(row(unit=u,unitType=None,area=ac,tenantName=None if vac else who,statusText=who.strip('- ') if vac else 'Occupied',annualRent=ann,leaseStartDate=d(a) if a else None,leaseEndDate=d(b) if b else None))
    c=canvas.Canvas(out(NAME),pagesize=letter); W,H=letter
    c.setFont('Courier-Bold',14); c.drawString(58,H-70,'DIETZ LAND - WHO RENTS WHAT'); c.line(58,H-73,285,H-73)
    c.setFont('Courier',10); c.drawString(58,H-92,'for crop year 2026, written up Jan. 9, 2026')
    X=dict(u=58,w=160,ac=340,ra=385,an=462,le=472); y=H-130
    def ln(y,u,w,ac,ra,an,le,f='Courier'):
        c.setFont(f,9.5); c.drawString(X['u'],y,u); c.drawString(X['w'],y,w); c.drawRightString(X['ac'],y,ac); c.drawRightString(X['ra'],y,ra); c.drawRightString(X['an'],y,an); c.setFont(f,8); c.drawString(X['le'],y,le)
    ln(y,'Piece','Renter','Acres','$/ac','Rent/year','Lease','Courier-Bold'); c.setFont('Courier',9); c.drawString(58,y-10,'-'*95); y-=28
    for u,use,who,ac,ra,an,le,pay in lines:
        ln(y,u,who,ac,ra,an,le); c.setFont('Courier-Oblique',8); c.drawString(58+10,y-11,use)
        c.drawString(X['w']+10,y-11,pay and 'pays '+pay); y-=31
    c.setFont('Courier',9); c.drawString(58,y+12,'='*95)
    ln(y,'ALL','',f'{ta:.1f}','','$'+money(round(tr,2)),'','Courier-Bold'); y-=40
    c.setFont('Courier',9)
    for t in('Acres are FSA tillable except pasture. Taxes are ours.','Tri-Fold still owes $1,000 tile money from last fall (not in above).','Ask Lyle about second cutting.','','                                                        E. D.'): c.drawString(58,y,t); y-=13
    c.setFont('Courier',8); c.drawString(58,H-770,'Copies: Ruth, Alan, bank'); c.save()
    assert abs(sum(q.get('annualRent',0) for q in rows)-tr)<.01
    save(NAME,rows,propertyName='Dietz Land',asOnDate='2026-01-09',units=9,occupied=7,vacant=2)
    return dict(file=NAME,assetType='LAND',documentType='RENT_ROLL',author='r67c',style="farm owner's home-made one-page list (typewriter), acres and yearly cash rent, two-line first cell",hard=False)
if __name__=='__main__': print(make())
