from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
r=random.Random(101); n=N(101); fn='hobart_rooming_list.pdf'
c=canvas.Canvas(doc(fn),pagesize=letter); y=738
def t(x,s,b=False):
    c.setFont('Courier-Bold' if b else 'Courier',10); c.drawString(x+r.uniform(-.5,.5),y+r.uniform(-.6,.6),s)
def ln(k=14):
    global y; y-=k
t(60,'Estate of Winifred Tarrant, dec.           418 Hobart Street, Erie, Penna.');ln()
t(60,'List of rooms and roomers as given by the housekeeper Mrs. Stamper');ln()
t(60,'Nov. 3, 2025 (typed from her notebook)');ln(26)
X=[60,108,190,318,370,424,500]
for x,s in zip(X,['Room','What','Who is in it','Month','Dep.','Came','Owes']): t(x,s)
ln(5); t(60,'_'*80 if False else '_'*79); ln(17)
kinds=['front rm','back rm','front rm','w/ sink','back rm','w/ sink','w/ bath','front rm','back rm','w/ sink','attic','attic','kitchenette']
ids=['1','2','2A','3','4','5','6','7','8','9','10','11','Bsmt']
rows=[];T=D=O=0
for i,(u,k) in enumerate(zip(ids,kinds)):
    if i==5: ln(4); 
    if u in('4','11'):
        t(X[0],u);t(X[1],k);t(X[2],'nobody - vacant'); rows.append(row(unit=u,unitType=k,statusText='vacant'))
    else:
        a=r.choice([425,440,450,475,485]) if 'att' not in k else 375
        if k=='kitchenette' : a=560
        if k=='w/ bath': a=540
        d=r.choice([100,150,200,200]); s=rd(r,(2014,1,1),(2025,8,1)); o=r.choice([0,0,0,0,a,75,210])
        nm=n('fl')
        T+=a;D+=d;O+=o
        t(X[0],u);t(X[1],k);t(X[2],nm);t(X[3],f'${a}');t(X[4],f'{d}');t(X[5],f'{s.month}/{s.day}/{s:%y}');t(X[6],f'{o}' if o else '0')
        rows.append(row(unit=u,unitType=k,tenantName=nm,contractRent=a,deposit=d,moveInDate=iso(s),balance=o,statusText='Occupied'))
    ln(20)
ln(-8);t(X[3],'-----');t(X[4],'-----');t(X[6],'-----');ln()
t(X[2],'All together');t(X[3],f'${T:,}');t(X[4],f'{D:,}');t(X[6],f'{O:,}');ln(30)
for s in ['13 rooms, 11 let, 2 empty.  Everyone pays by the month, cash, no papers.','Heat and light go with the room.  No. 6 has her own key to the side door.','Deposits are said to be in the coffee can account at First Lakeshore Bank.','','I have not seen receipts for any of this.     R. T. (for the executor)']:
    t(60,s);ln()
c.save()
save(fn,'MULTIFAMILY','typewritten list',False,'418 Hobart Street','2025-11-03',rows,13,11,2)
