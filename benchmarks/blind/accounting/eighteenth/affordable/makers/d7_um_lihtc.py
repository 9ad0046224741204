# tax-credit unit mix by set-aside, fpdf2 landscape, stacked headers
from common import *
from fpdf import FPDF
FN='willow_bend_rent_schedule.pdf'
LIM={(30,1):534,(30,2):641,(30,3):741,(50,1):891,(50,2):1069,(50,3):1235,(60,1):1069,(60,2):1283,(60,3):1482,(80,1):1426,(80,2):1711,(80,3):1976}
UA={1:71,2:93,3:118}; SF={1:648,2:871,3:1104}; BA={1:1,2:1,3:2}
# section, [(type,beds,units,ami,tenant,contract)]
D=[("30% set-aside - project-based vouchers",[("1A-PBV",1,6,30,288,1240),("2A-PBV",2,8,30,341,1512),("3A-PBV",3,4,30,402,1985)]),
("50% set-aside",[("1A",1,5,50,None,815),("2A",2,9,50,None,970),("2A HOME Low",2,3,50,None,952),("3A",3,6,50,None,1110)]),
("60% set-aside",[("1A",1,7,60,None,985),("1B accessible",1,2,60,None,998),("2A",2,14,60,None,1175),("2B townhome",2,6,60,None,1190),("3A",3,5,60,None,1350)]),
("80% (income averaging)",[("1A",1,4,80,None,1225),("2A",2,6,80,None,1480),("3A",3,2,80,None,1725)]),
("Unrestricted",[("2M market",2,2,None,None,1650),("3S staff unit",3,1,None,None,None)])]
M=["units","pct_units","beds","baths","sf","ami","gross","ua","net","other:AVERAGE PER UNIT Tenant Share","other:AVERAGE PER UNIT Subsidy","actual","actual_total","other:Annual Contract Rent"]
HD=[("","","Unit Type"),("","No. of","Units"),("","% of","Units"),("","","BR"),("","","Ba"),("","Net","Sq. Ft."),("","AMI","Limit"),("Max.","Gross","Rent"),("Utility","Allow-","ance"),("Max.","Net","Rent"),("","Tenant","Share"),("","","Subsidy"),("","Contract","Rent"),("Monthly","Contract","Rent"),("Annual","Contract","Rent")]
W=[42,13,14,9,9,15,13,15,15,15,17,17,18,24,27]
P=FPDF('L','mm','Letter'); P.set_auto_page_break(False); P.add_page(); P.set_font('Courier','B',12); P.set_xy(8,9); P.cell(200,6,'WILLOW BEND COMMONS - RENT SCHEDULE AND UNIT MIX'); P.set_font('Courier','',8)
P.set_xy(8,15); P.cell(200,4,'Effective 05/01/2026. 2026 MTSP limits, published 04/01/2026. Rents per unit per month unless marked annual.')
P.set_fill_color(226,239,218); P.rect(8,21,sum(W),18,'F'); P.set_font('Courier','B',7.5)
x0=8+sum(W[:10]); P.set_xy(x0,21.5); P.cell(sum(W[10:13]),4,'AVERAGE PER UNIT',align='C'); P.line(x0+2,25.6,x0+sum(W[10:13])-1,25.6)
for ln in range(3):
    x=8
    for q,(w,t) in enumerate(zip(W,HD)):
        P.set_xy(x,26+4*ln); P.cell(w,4,t[ln],align='L' if q==0 else 'R'); x+=w
y=40.5; rows=[];tot=[]; NU=sum(u for _,l in D for _,_,u,*_ in l); G=[0,0,0,0]; cu=0
def line(cells,b=False,h=5):
    global y; P.set_font('Courier','B' if b else '',8); x=8
    for q,(w,t) in enumerate(zip(W,cells)):
        P.set_xy(x,y); P.cell(w,h,t,align='L' if q==0 else 'R'); x+=w
    y+=h
fm=['{:.0f}','{:.1f}%','{:.0f}','{:.0f}','{:,.0f}','{:.0f}%','{:,.0f}','{:,.0f}','{:,.0f}','{:,.0f}','{:,.0f}','{:,.0f}','{:,.0f}','{:,.0f}']
def cells(lab,v,dash=''):
    return [lab]+[dash if x is None else ('$' if q in(12,13) and dash=='' else '')+f.format(x) for q,(x,f) in enumerate(zip(v,fm))]
def obj(o,v):
    for n,x in zip(M,v):
        if x is not None:o[n]=x
    return o
for sec,l in D:
    P.set_font('Courier','BU',8); P.set_xy(8,y); P.cell(100,5,sec); y+=5; T=[0,0,0,0]; tc=0
    for t,b,u,a,ten,con in l:
        g=LIM.get((a,b)); ua=UA[b] if g else None; net=g-ua if g else None
        if con and not ten: te,su=con,None
        elif con: te,su=ten,con-ten
        else: te=su=None
        if con and not su and net: assert con<=net,(t,con,net)
        v=[u,round(100*u/NU,1),b,BA[b],SF[b],a,g,ua,net,te,su,con,con*u if con else None,con*u*12 if con else None]
        line(cells('  '+t,v,'--')); rows.append(obj({"type":t},v)); T[0]+=u; T[1]+=SF[b]*u
        if con: T[2]+=con*u; tc+=u
    v=[T[0],round(100*T[0]/NU,1),None,None,round(T[1]/T[0]),None,None,None,None,None,None,round(T[2]/tc),T[2],T[2]*12]
    P.line(8+W[0],y+.3,8+sum(W),y+.3); line(cells('  Subtotal / avg.',v),True); tot.append(obj({"label":"Subtotal / avg."},v)); y+=2
    G=[p+q for p,q in zip(G,T)]; cu+=tc
v=[NU,100.0,None,None,round(G[1]/NU),None,None,None,None,None,None,round(G[2]/cu),G[2],G[2]*12]
P.line(8,y,8+sum(W),y); line(cells('Project total / avg.',v),True,6); P.line(8,y+.5,8+sum(W),y+.5); tot.append(obj({"label":"Project total / avg."},v))
P.set_font('Courier','',7.5); P.set_xy(8,y+4); P.multi_cell(255,3.8,'Averages are weighted by units; the average contract rent leaves out the staff unit, which pays no rent. PBV contract rents (HAP contract, Exhibit A) exceed the maximum net rent as allowed under IRC 42(g)(2)(B). "--" is not applicable. Where there is no subsidy the tenant pays the whole contract rent.')
P.output(doc(FN)); save(FN,"UM",None,M,rows,tot)
