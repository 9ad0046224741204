# commercial aged receivables by charge line under tenant headings, two buildings, recap by charge; typewriter-ish narrow print (fpdf2)
import random
from common import *
from fpdf import FPDF
R=random.Random(3705)
B=[("TW1","Tidewater Commerce Park - Building 1","4400 Shipyard Connector, Chesapeake, VA",[
("100","KESTREL01","Kestrel Freight Systems, Inc.","D. Marsh","757-555-0114",9850.00),("120","BAYGLASS","Bay Glass & Mirror Co.","Accounts Payable","757-555-0162",4125.50),("140-150","NOVATECH","NovaTech Marine Electronics LLC","R. Ostrander","757-555-0120",12640.75),("170","PRIMEPRT","PrimePrint Solutions","L. Ivey","757-555-0177",3280.00),("190","DOMUPH","Dominion Upholstery","Owner","757-555-0103",2714.00)]),
("TW2","Tidewater Commerce Park - Building 2","4420 Shipyard Connector, Chesapeake, VA",[
("200","CHSPKPLB","Chesapeake Plumbing Supply","J. Tran","757-555-0188",8433.33),("210","IRONWRK","Ironworks Fitness Collective LLC","S. Pell","757-555-0149",6975.00),("230","HRVSTBX","HarvestBox Foods, Inc.","Corporate Real Estate","804-555-0131",15210.00),("250","OLDDOM","Old Dominion Pool & Spa","M. Raines","757-555-0150",3890.00),("260","ALLCTY","All City Restoration of Hampton Roads, LLC","C. Dorsey","757-555-0195",5560.00),("275","VACFMR","Former: Trident Diving Services","Attorney","757-555-0128",4410.00)])]
N={"RNT":"Base Rent","CAM":"CAM Estimate","RET":"Real Estate Tax Est.","INS":"Insurance Estimate","WTR":"Water Submeter","LTC":"Late Charge","CMR":"2024 CAM Reconciliation","HVC":"HVAC Service Chargeback","LGL":"Legal Fee Reimbursement","PPD":"Prepaid / Unapplied Cash","NSF":"Returned Check Fee"}
keys=["total","b0_30","b31_60","b61_90","b91_120","b120"]
inv=40211
months=[("11/01/25",0),("10/01/25",1),("09/01/25",2),("08/01/25",3),("07/01/25",4),("05/01/25",4)]
def mk(code,date,b,a):
    global inv; inv+=R.randint(1,9)
    return [code,date,(f"{inv}" if code!="PPD" else "RC"+str(inv)[1:]),b,round(a*100)]
data=[]
prof={"KESTREL01":[0],"BAYGLASS":[0,1],"NOVATECH":[],"PRIMEPRT":[0,1,2,3],"DOMUPH":[0],"CHSPKPLB":[0],"IRONWRK":[0,1,2],"HRVSTBX":[],"OLDDOM":[],"ALLCTY":[0,1],"VACFMR":[2,3,4,5]}
for bc,bn,ad,ts in B:
    out=[]
    for su,tid,nm,ct,ph,rent in ts:
        L=[]
        for m in sorted(prof[tid],reverse=True):
            d,b=months[m]
            L.append(mk("RNT",d,b,rent if R.random()<.75 else round(rent*R.uniform(.2,.7),2)))
            L.append(mk("CAM",d,b,round(rent*.142,2)))
            if R.random()<.75: L.append(mk("RET",d,b,round(rent*.091,2)))
            if R.random()<.6: L.append(mk("INS",d,b,round(rent*.027,2)))
            if R.random()<.5: L.append(mk("WTR",d[:3]+"15"+d[5:],b,R.uniform(38,260)))
            if m>0: L.append(mk("LTC",d[:3]+"11"+d[5:],b,round(rent*.05,2)))
        if tid in("NOVATECH","HRVSTBX"): L.append(mk("CMR","06/18/25",4 if tid=="NOVATECH" else 4,2944.18 if tid=="NOVATECH" else 4186.07)); L.append(mk("HVC","11/04/25",0,615.0))
        if tid=="OLDDOM": L.append(mk("WTR","10/15/25",1,71.40)); L.append(mk("PPD","11/03/25",0,-3890.00))
        if tid=="KESTREL01": L.append(mk("PPD","11/12/25",0,-1250.55))
        if tid=="IRONWRK": L.append(mk("NSF","10/09/25",1,50)); 
        if tid=="VACFMR": L.append(mk("LGL","11/05/25",0,1875.00))
        out.append((su,tid,nm,ct,ph,L))
    data.append((bc,bn,ad,out))
bmap=lambda b:min(b,4)
F="ar_comm_by_charge_tidewater.pdf"
class P(FPDF):
    def header(s):
        s.set_font('Courier','B',10); s.set_xy(10,9); s.cell(196,4,'AGED RECEIVABLES - DETAIL BY CHARGE',align='C'); s.set_font('Courier','',7.5)
        s.set_xy(10,9); s.cell(60,4,'Hampton Commercial Mgmt'); s.set_xy(10,13.5); s.cell(196,4,'Aged as of 11/28/2025 by invoice date',align='C'); s.set_xy(150,9); s.cell(56,4,f'PAGE {s.page_no():>3}',align='R'); s.set_xy(150,13.5); s.cell(56,4,'12/01/25 08:17',align='R')
        s.set_xy(10,19); s.set_font('Courier','B',7)
        y=19; s.line(10,y,206,y)
        for x,w,t,al in C: s.set_xy(x,y+.7); s.cell(w,4,t,align=al)
        s.line(10,y+5.4,206,y+5.4); s.set_y(y+7)
    def footer(s):
        s.set_y(-11); s.set_font('Courier','',6.5); s.cell(0,4,'Rpt: AR_AGE_CHG   Ranges: 0-30 / 31-60 / 61-90 / 91-120 / Over 120   Include: Current + Former',align='L')
C=[(12,10,'Chg','L'),(22,37,'Description','L'),(60,15,'Inv Date','L'),(75,13,'Invoice','L'),(86,22,'Amount Due','R'),(108,20,'0-30 Days','R'),(128,20,'31-60 Days','R'),(148,19,'61-90 Days','R'),(167,19,'91-120 Days','R'),(186,20,'Over 120','R')]
p=P('P','mm','Letter'); p.set_auto_page_break(False); p.add_page()
f=lambda c:(f"{abs(c)/100:,.2f}-" if c<0 else f"{c/100:,.2f}")
def room(h):
    if p.get_y()+h>264: p.add_page()
def line(cells,bold=False,h=3.7):
    y=p.get_y(); p.set_font('Courier','B' if bold else '',7)
    for (x,w,_,al),t in zip(C,cells):
        if t!='' : p.set_xy(x,y); p.cell(w,h,t,align=al)
    p.set_y(y+h)
rows=[];tot=[];G=[0]*6;rec={};planted=None
for bc,bn,ad,out in data:
    room(30); p.set_font('Courier','B',8.5); p.set_x(10); p.cell(190,4,f'{bc}  {bn}'); p.ln(4); p.set_font('Courier','',7); p.set_x(10); p.cell(190,4,f'     {ad}'); p.ln(6); BT=[0]*6
    for su,tid,nm,ct,ph,L in out:
        room(14); y=p.get_y(); p.set_fill_color(235,235,235); p.rect(10,y-.4,196,4.3,'F'); p.set_font('Courier','B',7.5); p.set_xy(11,y-.2); p.cell(20,4,su); p.set_x(32); p.cell(22,4,tid); p.set_x(56); p.cell(80,4,nm); p.set_font('Courier','',7); p.set_xy(140,y-.2); p.cell(66,4,f'{ct}  {ph}',align='R'); p.set_y(y+4.6)
        T=[0]*6
        for code,d,iv,b,a in L:
            k=1+bmap(b); T[0]+=a;T[k]+=a; rec[code]=rec.get(code,0)+a
            if tid=="PRIMEPRT" and code=="LTC" and d.startswith("09"):
                planted={"what":f"charge line LTC Late Charge {d} invoice {iv} amount {a/100:.2f} of PRIMEPRT is not printed; tenant, building and report totals contain it","kind":"row_dropped"}; continue
            room(4); cells=[code,N[code],d,iv,f(a)]+[f(a) if i==k else '' for i in range(1,6)]; line(cells)
            rows.append({"unit":su,"resident":tid,"name":nm,"charge":code,"date":d,"invoice":iv,"total":a/100,keys[k]:a/100})
        room(6); y=p.get_y(); p.set_line_width(.1); p.line(88,y+.2,206,y+.2); p.set_y(y+.5)
        line(['','Tenant Total','','']+[f(v) for v in T],True); tot.append({"label":"Tenant Total",**{k:v/100 for k,v in zip(keys,T)}}); p.ln(2.4)
        BT=[a+b for a,b in zip(BT,T)]
    room(8); y=p.get_y(); p.set_line_width(.4); p.line(88,y+.2,206,y+.2); p.set_line_width(.1); p.set_y(y+.6); line(['',f'Total {bc}','','']+[f(v) for v in BT],True); tot.append({"label":f"Total {bc}",**{k:v/100 for k,v in zip(keys,BT)}}); p.ln(5); G=[a+b for a,b in zip(G,BT)]
room(8); line(['','Report Total','','']+[f(v) for v in G],True); tot.append({"label":"Report Total",**{k:v/100 for k,v in zip(keys,G)}}); p.ln(6)
room(8+4*len(rec)); p.set_font('Courier','BU',7.5); p.set_x(12); p.cell(60,4,'Recap by charge'); p.ln(4.6)
for c in sorted(rec): p.set_font('Courier','',7); p.set_x(12); p.cell(10,3.7,c); p.set_x(22); p.cell(45,3.7,N[c]); p.set_x(86); p.cell(22,3.7,f(rec[c]),align='R'); p.ln(3.7)
p.output(doc(F)); assert planted
save(F,'AR',keys,rows,tot,'INDUSTRIAL','commercial aging by charge line under shaded tenant headings, Courier print, trailing minus, blank buckets, tenant/building totals, recap by charge',True,planted)
