from common import *
from fpdf import FPDF
r=random.Random(4303); N='3-estate TB June 2026 (Bellhaven)'
P=[("Bellhaven Strip Center","BSC",1.0,["Rent - inline shops","Rent - pad (car wash)","CAM reimbursements","Percentage rent"],["Parking lot repairs","Sign and lighting","Trash removal","Landscape"]),
("Tidewater Mini-Storage","TMS",.55,["Unit rent","Late and lien fees","Tenant insurance commissions","Auction proceeds"],["Gate and door repairs","Pest control","Advertising","Call center"]),
("Larkspur Motor Lodge","LML",.8,["Room revenue - transient","Room revenue - weekly","Vending and laundry","Pet fees"],["Front desk wages","Housekeeping wages","Linen and guest supplies","OTA commissions"])]
def v(lo,hi): return int(r.uniform(lo,hi)*100)
pdf=FPDF('P','mm','Letter'); pdf.set_auto_page_break(False)
rows=[];tot=[];D=[]
for pn,pc,k,inc,exp in P:
    L=[("100","Receiver checking",v(20e3,90e3),1),("105","Petty / till fund",v(200,900),0),("110","Rents receivable",v(9e3,60e3),1),("118","Allowance",-v(2e3,9e3),1),("130","Prepaid insurance",v(4e3,14e3),1),("150","Land",v(2e5,6e5),0),("155","Buildings",v(9e5,3e6),0),("158","Accum. depreciation",-v(2e5,5e5),1),("200","Payables - receiver period",-v(5e3,30e3),1),("201","Payables - prior owner (frozen)",-v(2e4,9e4),0),("210","Accrued property tax",-v(9e3,30e3),1),("220","Deposits held",-v(2e3,18e3),1),("240","Receiver certificates issued",-v(5e4,1e5),1),("250","Mortgage - stayed",-v(7e5,1.5e6),0),("300","Estate equity at takeover",0,0)]
    L+=[(str(400+5*i),n,-int(v(3e3,50e3)*(k if i<2 else .2)),2) for i,n in enumerate(inc)]
    L+=[(str(500+5*i),n,v(1e3,15e3),2) for i,n in enumerate(exp)]
    L+=[("540","Utilities",v(4e3,15e3),2),("550","Insurance",v(3e3,8e3),2),("560","Property tax",v(6e3,15e3),2),("580","Receiver fee",v(6e3,15e3),2),("585","Receiver's counsel",v(3e3,9e3),2)]
    q=[]
    for c,n,b,mv in L:
        ch=0
        if mv==1: ch=int(b*r.uniform(-.15,.25))
        if mv==2: ch=int(b*r.uniform(.12,.3))
        q.append([c,n,b,ch])
    if pc=="TMS":
        for x in q:
            if x[1]=="Auction proceeds": x[2]=0; x[3]=-164000
    q[14][2]=-sum(x[2] for x in q); s=sum(x[3] for x in q); q[0][3]-=s
    for x in q: x.append(x[2]+x[3])
    assert sum(x[4] for x in q)==0
    D.append((pn,pc,q))
pg=0
X=[16,92,112,143,171]; Wd=[76,18,31,28,29]
def header():
    global pg,y; pg+=1; pdf.add_page()
    pdf.set_font('Times','B',15); pdf.set_xy(16,12); pdf.cell(0,7,"Trial Balance by Estate")
    pdf.set_font('Times','',10); pdf.set_xy(16,19); pdf.cell(0,5,"Bellhaven Group consolidated receivership  |  month of June 2026  |  modified cash")
    pdf.set_font('Times','I',8); pdf.set_xy(16,266); pdf.cell(90,4,"Credits in parentheses. Filed as Exhibit C to the Receiver's Sixth Report."); pdf.set_xy(150,266); pdf.cell(50,4,f"Exhibit C - {pg}",align='R')
    pdf.set_font('Times','B',9); y=28
    for (a,b),x,w,al in zip([("","Account"),("Ledger","no."),("Balance","June 30"),("Balance","May 31"),("Change in","month")],X,Wd,'LCRRR'):
        pdf.set_xy(x,y); pdf.cell(w,4,a,align=al); pdf.set_xy(x,y+4); pdf.cell(w,4,b,align=al)
    pdf.set_line_width(.5); pdf.line(16,y+9,200,y+9); pdf.set_line_width(.2); y=39
def put(vals,b=False,indent=0):
    global y
    pdf.set_font('Times','B' if b else '',9.5)
    for s,x,w,al in zip(vals,X,Wd,'LCRRR'):
        pdf.set_xy(x+(indent if al=='L' else 0),y); pdf.cell(w,4.6,s,align=al)
    y+=4.9
header(); planted=None
allE=[];gi=[]
for pi,(pn,pc,q) in enumerate(D):
    if y>215: header()
    pdf.set_fill_color(228,222,208); pdf.rect(16,y,184,6,'F'); pdf.set_font('Times','B',10.5); pdf.set_xy(17,y+.6); pdf.cell(150,5,f"{pn}"); pdf.set_xy(150,y+.6); pdf.set_font('Times','',9); pdf.cell(49,5,f"estate {pc}",align='R'); y+=8
    st=len(rows)
    for c,n,b,ch,e in q:
        if y>252:
            header(); pdf.set_font('Times','I',9); pdf.set_xy(16,y); pdf.cell(80,4,f"{pn}, continued"); y+=6
        pe=e
        if pc=="LML" and c=="130":
            s=list(str(abs(e))); i=1; s[i]=str((int(s[i])+5)%10); pe=int(''.join(s)); planted={"what":f"{pn} ledger no. {c} {n}: June 30 balance printed {f(pe)} instead of {f(e)} (a digit changed); May 31 + change and the debit totals give the right figure","kind":"digit_changed"}
        put([n,c,par(pe),par(b),par(ch) if ch else '-'],indent=3)
        o={"property":pn,"account":c,"name":n,"ending":m(pe),"beginning":m(b)}
        if ch: o["activity"]=m(ch)
        rows.append(o)
    for lab,fn in (("Debit balances, "+pc,lambda z:max(z,0)),("Credit balances, "+pc,lambda z:min(z,0))):
        e=sum(fn(x[4]) for x in q); b=sum(fn(x[2]) for x in q)
        if lab[0]=='D': pdf.line(112,y,171,y); y+=.6
        put([lab,'',par(e),par(b),''],b=True)
        tot.append({"label":lab,"ending":m(e),"beginning":m(b)}); allE.append((lab[0],e,b))
    y+=5
if y>240: header()
pdf.set_line_width(.5); pdf.line(16,y,200,y); y+=1.5
for L,lab in (('D',"All estates - debit balances"),('C',"All estates - credit balances")):
    e=sum(a[1] for a in allE if a[0]==L); b=sum(a[2] for a in allE if a[0]==L)
    put([lab,'',par(e),par(b),''],b=True); tot.append({"label":lab,"ending":m(e),"beginning":m(b)})
pdf.output(DOC+N+'.pdf')
# tie check by sign
for (pn,pc,q),i in zip(D,range(3)):
    R=[o for o in rows if o['property']==pn]
    for k in('ending','beginning'):
        d=sum(max(o[k],0) for o in R); c=sum(min(o[k],0) for o in R)
        for t,s in ((tot[2*i],d),(tot[2*i+1],c)):
            if abs(t[k]-s)>.005: print('  off',t['label'],k,round(s,2),t[k])
save(N,'TB',planted,["ending","beginning","activity"],rows,tot,[])
