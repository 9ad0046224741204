# two mobile-home parks on one sheet, six-column trial balance
from common import *
import xlsxwriter
rnd=random.Random(202)
CH=[("10100","Cash – Operating"),("10150","Cash – Sec. Dep. Trust"),("10400","Escrow – RE Taxes & Ins."),("11200","Site Rent Receivable"),("11250","Notes Receivable – Home Sales"),("12500","Inventory – Park Owned Homes"),("15000","Land & Site Improvements"),("15200","Wells, Septic & Roads"),("15900","Accum. Depreciation"),("20000","Trade Payables"),("20500","Accrued Interest"),("21500","Resident Deposits"),("21600","Prepaid Site Rent"),("25000","Bridge Loan – Harrow Lane Debt Fund II"),("30100","Partner Capital"),("32000","Retained Earnings"),("40100","Site Rent"),("40300","Home Rent – POH"),("40500","Water/Sewer Billback"),("40700","Late & Misc. Fees"),("50100","Park Manager"),("50300","Grounds & Snow"),("50500","Well Testing, Water & Sewer"),("50700","Repairs – POH"),("51000","Property Tax"),("51200","Insurance"),("52000","Mgmt Fee"),("60100","Interest Expense"),("60500","Depreciation")]
P=[("Cedar Bluff Estates",1.0,[]),("Lazy Otter Mobile Village",.62,["11250","15200"]),]
keys=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
rows=[];tot=[];secs=[]
for prop,k,skip in P:
    ch=[x for x in CH if x[0] not in skip]; g=GL([x[0] for x in ch]); R=lambda a,b: rnd.uniform(a,b)*k
    for c,a,b in [("10100",30000,60000),("10150",21000,26000),("10400",15000,40000),("11200",9000,17000),("11250",40000,90000),("12500",120000,260000),("15000",2.1e6,2.6e6),("15200",3e5,4e5)]:
        if c in g.a:g.open(c,R(a,b))
    for c,a,b in [("15900",90000,160000),("20000",12000,25000),("20500",13000,15000),("21500",21000,26000),("21600",2000,4500)]: g.open(c,-R(a,b))
    g.open("25000",-round(1850000*k,-3)); g.open("30100",-round(700000*k,-3)); g.plug("32000")
    for m in range(6):
        for c,a,b in [("40100",31000,33000),("40300",9000,10500),("40500",3900,5100),("40700",200,700)]: g.je("11200",c,R(a,b))
        g.je("10100","11200",R(43000,48000))
        for c,a,b in [("50100",3800,3900),("50300",900,2400),("50500",2100,3900),("50700",600,4000),("51000",2300,2300),("51200",1500,1500),("52000",2000,2300)]: g.je(c,"20000",R(a,b))
        g.je("20000","10100",R(13500,17000)); i=R(13200,14300); g.je("60100","20500",i); g.je("20500","10100",i*.99)
        g.je("60500","15900",4100*k)
        g.je("10150","21500",round(R(200,900),0)) ; g.je("10400","10100",R(2600,2600))
    g.je("12500","10100",R(42000,58000)); g.je("10100","21600",R(300,900))
    if "11250" in g.a: g.je("10100","11250",R(6000,9000))
    sr=[]
    for c,n in ch:
        o,d,cr=g.a[c]; e=g.end(c)
        r={"property":prop,"account":c,"name":n,"open_dr":o if o>0 else None,"open_cr":-o if o<0 else None,"debit":d or None,"credit":cr or None,"close_dr":e if e>0 else None,"close_cr":-e if e<0 else None}
        sr.append(r)
    rows+=sr; t={"label":f"Sub-total {prop}",**sums(sr,keys)}; tot.append(t); secs.append((prop,sr,t))
gt={"label":"Both parks",**sums(rows,keys)};tot.append(gt)
wb=xlsxwriter.Workbook(doc("Parks TB 2026-06 (Cedar Bluff + Lazy Otter).xlsx")); ws=wb.add_worksheet("TB Jun-26")
F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':10,**k})
nf='#,##0.00'; n=F(num_format=nf); b=F(bold=1,num_format=nf,top=1); bb=F(bold=1,num_format=nf,top=1,bottom=6); h=F(bold=1,align='center',bottom=1,bg_color='#E8E2D0'); tx=F(); sec=F(bold=1,italic=1,font_color='#7A3E00',bg_color='#FFF6E6')
ws.hide_gridlines(2); ws.set_column(0,0,2);ws.set_column(1,1,9,tx);ws.set_column(2,2,40);ws.set_column(3,3,10,None,{'hidden':1});ws.set_column(4,9,15)
ws.write(0,1,"Blue Heron Communities, LP",F(bold=1,font_size=14)); ws.write(1,1,"Trial balance by park   |   1 Jan – 30 Jun 2026   |   USD, accrual"); ws.write(2,1,"pulled by Jodi 7/9 – bank recs done thru June, Otter well invoice not in yet",F(italic=1,font_color='#888888'))
ws.merge_range(4,4,4,5,"Opening 1/1/26",h);ws.merge_range(4,6,4,7,"Movement in period",h);ws.merge_range(4,8,4,9,"Closing 6/30/26",h)
for i,x in enumerate(["G/L","Title of account","FS map","Dr","Cr","Dr","Cr","Dr","Cr"]): ws.write(5,1+i,x,h)
r0=6; subs=[]
for prop,sr,t in secs:
    ws.merge_range(r0,1,r0,9,prop,sec); r0+=1; st=r0
    for r in sr:
        ws.write_number(r0,1,int(r["account"]),F(align='left'));ws.write(r0,2,r["name"],tx);ws.write(r0,3,"BS" if r["account"]<"4" else "PL")
        for i,kx in enumerate(keys):
            if r[kx] is not None: ws.write_number(r0,4+i,r[kx],n)
        r0+=1
    ws.write(r0,2,t["label"],b)
    for i,kx in enumerate(keys):
        L=chr(69+i); ws.write_formula(r0,4+i,f"=SUM({L}{st+1}:{L}{r0})",b,t[kx])
    subs.append(r0+1); r0+=3
ws.write(r0,2,gt["label"],bb)
for i,kx in enumerate(keys):
    L=chr(69+i); ws.write_formula(r0,4+i,"="+"+".join(f"{L}{s}" for s in subs),bb,gt[kx])
ws.write(r0+2,2,"Check Dr = Cr",F(italic=1)); ws.write(r0+2,9,"ok",F(italic=1,align='right'))
ws.freeze_panes(6,3); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save("Parks TB 2026-06 (Cedar Bluff + Lazy Otter)","TB",keys,rows,tot)
