from make_lib import *
from reportlab.lib.pagesizes import A4
from reportlab.lib.colors import HexColor as H
reg('LiberationSansNarrow-Regular','LiberationSansNarrow-Bold','LiberationSerif-Regular','LiberationSerif-Bold','LiberationSerif-Italic')
F,B='LiberationSansNarrow-Regular','LiberationSansNarrow-Bold'
d=Doc('railway_handbill',A4); pw,ph=A4
d.c.setPageSize((ph,pw)); d.c.setPageRotation(90); d.c.saveState(); d.c.transform(0,1,-1,0,pw,0); d.w,d.h=ph,pw   # coordinates as displayed
d.text(38,44,'THRUSHEL VALE RAILWAY',B,20); d.text(804,44,'WINTER TIMETABLE  ·  Saturdays, Sundays and 22–31 December',B,10,'r'); d.hl(38,804,51,1.5)
st=[('Thrushel Town',0,'d'),('Gas Works Halt',0.9,'d'),('Loxbeare',2.3,'a'),('',None,'d'),('Combe Sidings (request)',3.4,'d'),('Withy Bridge',5.1,'d'),('Quarry Junction',6.6,'a'),('',None,'d'),('Heath End for Lake',8.2,'d'),('Molland Road',9.7,'a')]
run=[0,4,11,15,20,27,33,36,43,49]
fm=lambda m: f'{m//60}.{m%60:02d}'
def table(top,title,order,deps,ftr,miles):
    d.text(38,top,title,B,11)
    n=len(deps); g=Grid(d,edges(38,112,30,24,*[600/n]*n),'lrc'+'c'*n,F,9.4,11,3,.9)
    g.add(['Train no.','Miles','']+[str(ftr['no'][k]) for k in range(n)],font=B)
    g.add(['Traction','','']+ftr['tr'],size=8.4); g.add(['Notes','','']+ftr['nt'],size=8.4)
    L=len(order)
    for i,(s,mi,ad) in enumerate(order):
        r=[C(s,font=B if i in(0,L-1) else F),'' if mi is None else f'{mi:.1f}',{'a':'arr','d':'dep'}[ad]]
        for k in range(n):
            f,t=ftr['ext'][k]
            if i<f or i>t: r.append('')
            elif 'Combe' in s and ftr['tr'][k]=='S': r.append('|')
            elif i==4 and 'Gas' in s: r.append('x')
            else: r.append(fm(deps[k]+miles[i]))
        g.add(r)
    g.layout(top+6); 
    for i in range(4,len(g.rows),2): d.rect(38,g.ys[i],g.xs[-1],g.ys[i+1],fill=.92)
    g.draw(); d.hl(38,g.xs[-1],g.ys[0],.8); d.hl(38,g.xs[-1],g.ys[3],.5); d.hl(38,g.xs[-1],g.ys[-1],.8); return g.ys[-1]
deps=[555,600,640,685,720,765,810,855,900,945,1005]
E_=[(0,9),(0,9),(0,5),(0,9),(0,9),(0,6),(0,9),(0,9),(0,6),(0,9),(0,2)]
y=table(72,'Town to Molland Road',st,deps,{'no':list(range(1,23,2)),'tr':['D','S','D','S','S','D','S','S','D','S','D'],'nt':['','','B','','R','','R','','A','SuO','SO'],'ext':E_},run)
st2=[('Molland Road',9.7,'d'),('Heath End for Lake',8.2,'d'),('Quarry Junction',6.6,'a'),('',None,'d'),('Withy Bridge',5.1,'d'),('Combe Sidings (request)',3.4,'d'),('Loxbeare',2.3,'a'),('',None,'d'),('Gas Works Halt',0.9,'d'),('Thrushel Town',0,'a')]
run2=[0,7,13,16,22,29,34,38,45,49]
deps2=[612,657,660,742,777,790,867,912,930,1002]
E2=[(0,9),(0,9),(4,9),(0,9),(0,9),(3,9),(0,9),(0,9),(3,9),(0,9)]
y=table(y+24,'Molland Road to Town',st2,deps2,{'no':list(range(2,22,2)),'tr':['D','S','D','S','S','D','S','S','D','S'],'nt':['','','B','','R','','R','','','SuO'],'ext':E2},run2)
d.text(38,y+14,'D  diesel railcar     S  steam     A  does not run on 24 December     B  bicycles carried     R  refreshment car     SO  Saturdays only     SuO  Sundays only     |  does not stop',F,8.5)
f=Grid(d,edges(38,120,56,56,70,56,56,70,60),'lrrrrrrr',F,9.4,11,3,1)
f.add([C('Fares from Town',rs=2,va='b'),C('Single',cs=3,al='c'),None,None,C('Day return',cs=3,al='c'),None,None,'Rover'],font=B)
f.add(['','Adult','Child','Concession','Adult','Child','Concession',''],font=B,size=8.6)
for z in [('Loxbeare','£4.00','£2.00','£3.50','£6.00','£3.00','£5.00','–'),('Withy Bridge','£7.00','£3.50','£6.00','£10.50','£5.00','£9.00','–'),('Molland Road','£11.00','£5.50','£9.50','£16.00','£8.00','£14.00','£24.00'),('Dog or bicycle','£1.00','','','£2.00','','','£2.00')]: f.add(z)
f.layout(y+26); f.draw(); X=f.xs; d.hl(38,X[-1],f.ys[0],.6); d.hl(X[1]+4,X[4]-4,f.ys[1],.4); d.hl(X[4]+4,X[7]-4,f.ys[1],.4); d.hl(38,X[-1],f.ys[2],.6); d.hl(38,X[-1],f.ys[-1],.6)
d.para(620,y+40,184,'Tickets bought before the day save one pound in ten. Children under five go free; a child fare holds to the sixteenth birthday. Trains are heated.',F,9,11.2)
print(f.ys[-1])
d.c.restoreState(); d.c.showPage(); d.page=2; d.w,d.h=pw,ph; d.c.setPageSize((pw,ph)); d.c.setPageRotation(0)
S,SB,SI='LiberationSerif-Regular','LiberationSerif-Bold','LiberationSerif-Italic'
d.text(297,60,'Thrushel Vale Railway Society',SI,12,'c'); d.text(297,88,'DECEMBER 2025',SB,22,'c')
ev={1:'Boiler wash-out, 9 a.m.',3:'Committee, 7.30 p.m., Railway Inn',5:'Signal box training',6:'Santa trains (5 trains)',7:'Santa trains (5 trains)',9:'Track gang at Withy Bridge',11:'Society night: “The Molland branch in colour”',13:'Santa trains (6 trains)',14:'Santa trains (6 trains); carol service at 5',16:'Track gang at Loxbeare cutting',18:'Volunteers’ supper',20:'Santa trains (6 trains)',21:'Santa trains (6 trains)',22:'Timetable A',23:'Timetable A',24:'Last train 3.45 p.m.',25:'No trains',26:'Mince-pie specials',27:'Timetable A',28:'Timetable A',29:'Timetable A',30:'Timetable A',31:'Timetable A; fireworks at Heath End'}
g=Grid(d,edges(42,*[73]*7),'l'*7,S,9,10.6,4,4)
g.add([C(x,al='c') for x in('Monday','Tuesday','Wednesday','Thursday','Friday','Saturday','Sunday')],font=SB,size=10.5,h=22,va='m')
for wk in range(5):
    g.add([C(f'{n}'+(f'\n{ev[n]}' if n in ev else '')) if (n:=wk*7+k+1)<=31 else None for k in range(7)],h=66)
g.layout(104)
for wk in range(5):
    for k in(5,6):
        if wk*7+k+1<=31: d.rect(g.xs[k],g.ys[wk+1],g.xs[k+1],g.ys[wk+2],fill=H('#f3ead6'))
g.draw()
for yy in g.ys: d.hl(42,g.xs[-1],yy,.7,H('#6b4a1b'))
for x in g.xs: d.vl(x,g.ys[0],g.ys[-1],.7,H('#6b4a1b'))
y=g.ys[-1]+32
d.text(42,y,'Footplate roster, Santa trains',SB,13)
r=Grid(d,edges(42,92,74,98,98,75,74),'lllllr',S,10.5,12.4,3,1.6)
r.add(['Date','Engine','Driver','Fireman','Cleaner','On duty'],font=SI)
for z in [('Saturday 6','Lady Ann','H. Passmore','C. Thorne','Ellie W.','5.15'),('Sunday 7','Lady Ann','H. Passmore','R. Gill','Ellie W.','5.15'),('Saturday 13','No. 7','B. Iddesleigh','D. Amory','','4.45'),('','Lady Ann','S. Kerslake','C. Thorne','Tom F.','5.30'),('Sunday 14','No. 7','B. Iddesleigh','J. Chugg (passed cleaner)','Tom F.','4.45'),('Saturday 20','No. 7','Miss K. Yelland','D. Amory','','4.45'),('Sunday 21','No. 7','S. Kerslake','R. Gill','Moira P.','4.45')]: r.add(z)
r.layout(y+8); r.draw(); d.hl(42,r.xs[-1],r.ys[1],.6)
d.para(42,r.ys[-1]+18,511,'Crews sign on at the shed, not at the station. Changes go through the Roster Clerk (01632 960 733). Loco no. 7 is stopped for inspection from 22 December and the timetable will be worked by Lady Ann and the railcar.',S,10.5,12.8)
print(r.ys[-1]); d.save()
