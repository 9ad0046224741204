# Affordable apartments, reportlab canvas, portrait, AMI groups
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(4307)
N='hollis_green_rent_and_income_mix'
K=['units','pct_units','sf','gross','ua','net','actual','actual_total']
lim={30:{0:512,1:549,2:658,3:760},50:{0:854,1:915,2:1097,3:1268},60:{0:1025,1:1098,2:1317,3:1521}}
UA={0:58,1:71,2:94,3:118}
data=[(30,[(0,1,418,3),(1,1,585,4),(2,1,812,3)]),(50,[(0,1,418,5),(1,1,585,18),(2,1,812,12),(2,1.5,866,8),(3,2,1074,6)]),(60,[(0,1,418,4),(1,1,585,14),(2,1,812,10),(2,1.5,866,9),(3,2,1074,10),(3,2,1128,4)]),(None,[(1,1,610,6),(2,1.5,890,5),(2,1,812,1)])]
tot=sum(u for _,l in data for *_,u in l)
W,Hh=letter;c=canvas.Canvas(f'{DOC}/{N}.pdf',pagesize=letter)
X=[52,118,150,182,226,268,318,362,410,474,560]
c.setFont('Helvetica-Bold',15);c.drawString(50,738,'HOLLIS GREEN');c.setFont('Helvetica',10);c.drawString(50,723,f'{tot} homes  |  LIHTC family community with market-rate component  |  Year built 2014')
c.setFont('Helvetica-Bold',11);c.drawString(50,700,'Unit Mix, Rent Limits and Rents in Place');c.setFont('Helvetica',8.5);c.drawRightString(560,700,'Effective June 1, 2026')
c.setLineWidth(1.2);c.line(50,693,562,693)
cols=[(54,'l',['Set-','Aside']),(94,'l',['Home','Type']),(174,'r',['BR']),(198,'r',['BA']),(236,'r',['No. of','Homes']),(276,'r',['% of','Homes']),(316,'r',['Net','SF']),(364,'r',['Gross Rent','Limit']),(408,'r',['Utility','Allow.']),(456,'r',['Max Net','Rent']),(502,'r',['Avg Rent','in Place']),(560,'r',['Monthly','Rent Roll'])]
c.setFont('Helvetica-Bold',7.5)
for x,a,ls in cols:
    for i,l in enumerate(ls):
        y=680-9*i-(9 if len(ls)==1 else 0);(c.drawString if a=='l' else c.drawRightString)(x,y,l)
c.setLineWidth(.5);c.line(50,666,562,666);y=651
rows=[];tots=[];G=[0,0,0]
nm={0:'Studio',1:'One Bedroom',2:'Two Bedroom',3:'Three Bedroom'};cnt={}
def line(vals,bold=0):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8)
    for (x,a,_),v in zip(cols,vals):
        if v!='':(c.drawString if a=='l' else c.drawRightString)(x,y,v)
def summ(lab,u,sfw,tot_):
    pc=round(100*u/tot,1);d=dict(label=lab,units=u,pct_units=pc,sf=round(sfw/u),actual=round(tot_/u),actual_total=tot_)
    line([lab,'','','',str(u),f'{pc:.1f}%',f'{round(sfw/u):,}','','','',f'${round(tot_/u):,}',f'${tot_:,}'],1);tots.append(d)
code='ABCDEFGH';seen={}
for ami,l in data:
    S=[0,0,0]
    for b,ba,sf,u in l:
        if (b,ba,sf) not in seen: seen[(b,ba,sf)]=sum(1 for k in seen if k[0]==b)
        t=f'{nm[b]} {"ABCD"[seen[(b,ba,sf)]]}'
        if ami:
            g=lim[ami][b];ua=UA[b];net=g-ua;av=net-R.choice([0,0,6,11,18])
        else: g=ua=net=None;av={1:1395,2:1640}[b]+R.randrange(0,40)
        at=av*u;pc=round(100*u/tot,1)
        line([f'{ami}% AMI' if ami else 'Market',t,str(b) if b else '0',f'{ba:g}' if 1 else '',str(u),f'{pc:.1f}%',f'{sf:,}',f'${g:,}' if ami else '-',f'${ua}' if ami else '-',f'${net:,}' if ami else '-',f'${av:,}',f'${at:,}'])
        d=dict(type=t,beds=b,baths=ba,ami=f'{ami}% AMI' if ami else 'Market',units=u,pct_units=pc,sf=sf,actual=av,actual_total=at)
        if ami:d.update(gross=g,ua=ua,net=net)
        rows.append(d);S=[S[0]+u,S[1]+sf*u,S[2]+at];y-=15
    c.setLineWidth(.3);c.line(205,y+10,562,y+10);summ(f'Total at {ami}% AMI' if ami else 'Total Market',*S);G=[a+b for a,b in zip(G,S)];y-=22
c.setLineWidth(1);c.line(50,y+14,562,y+14);summ('HOLLIS GREEN TOTAL',*G);c.line(50,y-5,562,y-5);y-=28
c.setFont('Helvetica-Oblique',7.5)
for s in ['Gross rent limits: 2026 schedule, published April 1. Utility allowance covers tenant-paid electric and gas; trash and water are paid by owner.','Two Bedroom A in the market component is the former model home.','Average rents exclude garage, pet and storage income.']: c.drawString(50,y,s);y-=11
c.setFont('Helvetica',7);c.drawString(50,30,'Waverly Hearth Property Management  |  Compliance Dept.');c.drawRightString(562,30,'1 / 1');c.save()
truth(N,'UM',K,rows,tots)
