# Canadian retirement residence suite mix, PDF; planted total_wrong
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
fonts()
S=[('INDEPENDENT LIVING',[('Studio','IL-S',18,18,16,385,3290,3145),('One Bedroom','IL-1',34,36,31,560,4385,4190),('One Bedroom + Den','IL-1D',12,14,12,665,4975,4810),('Two Bedroom','IL-2',8,14,7,840,5890,5640)]),
('ASSISTED LIVING',[('Studio','AL-S',22,22,19,340,4725,4580),('One Bedroom','AL-1',16,18,15,505,5610,5425)]),
('MEMORY CARE',[('Private Studio','MC-P',20,20,18,310,7150,6890),('Semi-Private Suite','MC-SP',6,12,5,410,5480,5315)])]
K=['units','beds','occupied','vacant','pct_occ','sf','market','actual','market_total','actual_total','other:Variance to Street']
rows=[];tot=[];seq=[]
def sm(l,rs):
    t={'label':l,**{k:sum(r[k] for r in rs) for k in('units','beds','occupied','vacant','market_total','actual_total','other:Variance to Street')}}
    t['pct_occ']=round(t['occupied']/t['units']*100,1);t['actual']=round(t['actual_total']/t['occupied']);t['sf']=round(sum(r['sf']*r['units'] for r in rs)/t['units']);return t
for h,ls in S:
    seq.append(('h',h));rs=[]
    for n,cd,u,b,o,sf,m,a in ls:
        r={'type':n,'units':u,'beds':b,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'sf':sf,'market':m,'actual':a,'market_total':m*u,'actual_total':a*o};r['other:Variance to Street']=a-m
        rs.append(r);seq.append(('r',(r,cd)))
    for r in rs:pass
    rows+=rs;t=sm('Total '+h.title(),rs);del t['other:Variance to Street'];tot.append(t);seq.append(('t',t))
T=sm('TOTAL RESIDENCE',rows);del T['other:Variance to Street'];ok=T['actual_total'];T['actual_total']=ok+9000;tot.append(T);seq.append(('T',T))
pl={'what':f'TOTAL RESIDENCE actual monthly revenue prints {ok+9000:,}, the rows and subtotals make {ok:,}','kind':'total_wrong'}
K=['units','beds','occupied','vacant','pct_occ','sf','market','actual','other:Variance to Street','market_total','actual_total']
N='um_maplecrest_suites.pdf';W,H=landscape(letter);c=canvas.Canvas(f'{R}/documents/{N}',pagesize=(W,H))
c.setFont('SEB',16);c.drawString(50,H-56,'Maplecrest Retirement Residence');c.setFont('SEI',10);c.drawString(50,H-71,'Guelph, Ontario   |   Suite Mix and Rate Summary   |   Census date: August 31, 2025   |   CAD, monthly, before care packages and ancillary')
X=[248,290,332,372,418,462,516,570,622,680,738]
y=H-106;c.setLineWidth(.8);c.line(50,y+16,742,y+16);c.setFont('SEB',8.5)
HD=[('','Suites'),('Licensed','Beds'),('Occupied','Suites'),('Vacant','Suites'),('Occ.','%'),('Avg.','Sq. Ft.'),('Street','Rate'),('Avg. In-','Place Rate'),('Variance','to Street'),('Potential at','Street Rates'),('Actual','Monthly Rev.')]
c.drawString(50,y-6,'Suite Type');c.drawString(176,y-6,'Code')
for x,h in zip(X,HD):c.drawRightString(x,y+5,h[0]);c.drawRightString(x,y-6,h[1])
c.line(50,y-11,742,y-11);y-=27
def line(r):
    for x,k in zip(X,K):
        if k in r:
            v=r[k];c.drawRightString(x,y,f'{v:.1f}' if k=='pct_occ' else (f'({-v:,})' if v<0 else f'{v:,}'))
for k,r in seq:
    if k=='h':c.setFont('SEB',9);c.drawString(50,y,r);y-=14
    elif k=='r':c.setFont('SE',9.5);c.drawString(60,y,r[0]['type']);c.drawString(176,y,r[1]);line(r[0]);y-=14
    else:
        c.line(210,y+11,742,y+11);c.setFont('SEB',9.5);c.drawString(50,y,r['label']);line(r);y-=24
        if k=='T':c.line(210,y+20,742,y+20);c.line(210,y+18,742,y+18)
c.setFont('SE',8)
for l in ['Occupied suites include two respite stays in AL. Semi-private rates are per suite (two beds). Average rates on total lines are weighted by occupied suites.','Second-occupant fee of $850 per month not included. Residents paying legacy rates (pre-2021) remain subject to the provincial guideline increase.']:
    c.drawString(50,y-6,l);y-=11
c.setFont('SEI',8);c.drawString(50,30,'Maplecrest Seniors Housing LP - Lender package Q3 2025');c.drawRightString(742,30,'Tab 6');c.save()
save(N,'UM',pl,K,rows,tot,'Canadian retirement residence suite mix by care level, street and in-place rates, licensed beds',False)
print(pl)
