# Market hall aged debtors by month, .xls (xlwt), Glasgow
import random, xlwt; from common import *
random.seed(8306); R=random
SEC=[("MAIN HALL",[("1-2","Barras Fruit & Veg"),("3","McGarvie Butchers"),("4","The Button Tin"),("5","Clyde Cobblers"),("7","Kelvin Cards & Gifts"),("8/9","Singh's Fabrics"),("10","Dowanhill Cheese Co"),("12","Vape Station"),("14","P. Lafferty t/a Keys Cut"),("15","Noodle Stop"),("17","Partick Pet Foods"),("18","Golden Scissors"),("19A","A. Mackintosh Rolls"),("21","Bargain Bedding"),("22/23","Hyndland Bakery"),("25","Mobile Fix G3")]),
("BALCONY",[("B1","Thistle Records"),("B2","Retro Rail"),("B4","Comic Cellar"),("B5","Ink & Needle"),("B6","Mrs Tally's Tearoom"),("B8","Alteration Room"),("B9","Crystal Cave")]),
("OUTSIDE PITCHES",[("P1","Hot Roast Van"),("P3","Ayrshire Tatties"),("P4","Flowers by Nan"),("P7","Fish Friday (Pittenweem)"),("P8","Phone Cases 4U"),("P11","Churro Cart")])]
H=["Stall","Trader","Oct-25","Sep-25","Aug-25","Jul-25","Older","Total due","On account","Net","Deposit held","Remarks"]
K=["other:Oct-25","other:Sep-25","other:Aug-25","other:Jul-25","other:Older","total","prepaid","other:Net","deposit"]
REM=["","","","Pays Fridays cash","£40/wk plan agreed 12/9","£25/wk off arrears from 3 Nov","Notice to quit sent","In dispute - leak Aug","Sublet query","Promised by 14 Nov","Cheque returned"]
wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Debtors 31 Oct'); 
X=xlwt.easyxf; N='#,##0.00;-#,##0.00'
t=X('font: name Tahoma, height 240, bold on'); n=X('font: name Tahoma, height 170'); it=X('font: name Tahoma, height 160, italic on'); h=X('font: name Tahoma, height 170, bold on; borders: bottom thin, top thin; alignment: horiz right'); hl=X('font: name Tahoma, height 170, bold on; borders: bottom thin, top thin'); m=X('font: name Tahoma, height 170',num_format_str=N); sb=X('font: name Tahoma, height 170, bold on; borders: top thin',num_format_str=N); gb=X('font: name Tahoma, height 170, bold on; borders: top thin, bottom double',num_format_str=N); se=X('font: name Tahoma, height 170, bold on, underline on')
ws.write(0,0,"Kelvin Cross Market Hall (Traders' Co-operative) Ltd",t); ws.write(1,0,"Stallholders - aged debtors at 31 October 2025 (rent, electric and service charge, inc VAT)",n)
r=3
for i,x in enumerate(H): ws.write(r,i,x,hl if i in(0,1,11) else h)
r=5; rows=[];tots=[];G=[0]*9
for s,L in SEC:
    ws.write(r,0,s,se); r+=1; T=[0]*9
    for u,nm in L:
        wk=R.choice([62,75,84,96,118,145])*(2 if('-' in u or '/' in u) else 1)*(.45 if s[0]=='O' else 1); months=R.choice([0,1,1,1,2,2,3,4,5]); v=[None]*9
        for k in range(months):
            if k<4: v[k]=r2(wk*R.choice([4,5,2,1])+R.choice([0,R.uniform(11,64)]))
            else: v[4]=r2(wk*R.uniform(3,14))
        pp=None
        if months<2 and R.random()<.45: pp=-r2(wk*R.choice([.5,1,2,4]))
        if months==0 and pp is None: v[0]=r2(wk)
        tt=r2(sum(x for x in v[:5] if x)); v[5]=tt; v[6]=pp; v[7]=r2(tt+(pp or 0)); v[8]=r2(wk*4) if R.random()<.85 else None
        rem=R.choice(REM[3:]) if months>=3 else R.choice(REM[:4])
        ws.write(r,0,u,n); ws.write(r,1,nm,n)
        for j,x in enumerate(v):
            if x is not None: ws.write(r,2+j,x,m); T[j]=r2(T[j]+x)
        if rem: ws.write(r,11,rem,n)
        rows.append({"unit":u,"name":nm,**{k:x for k,x in zip(K,v) if x is not None}}); r+=1
    ws.write(r,1,"Sub-total "+s.title(),sb); d={"label":"Sub-total "+s.title()}
    for j,x in enumerate(T): ws.write(r,2+j,x,sb); G[j]=r2(G[j]+x); d[K[j]]=x
    tots.append(d); r+=2
ws.write(r,1,"TOTAL DEBTORS",gb); d={"label":"TOTAL DEBTORS"}
for j,x in enumerate(G): ws.write(r,2+j,x,gb); d[K[j]]=x
tots.append(d); r+=2
ws.write(r,0,"On account = money received and not yet matched to a charge. Stalls not listed have a nil balance.",it)
for i,w in enumerate([8,26,11,11,11,11,11,12,12,12,13,32]): ws.col(i).width=w*256
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_panes_frozen(True); ws.set_horz_split_pos(4); ws.set_paper_size_code(9) if hasattr(ws,'set_paper_size_code') else None
fn='market_hall_debtors_oct25.xls'; wb.save(doc(fn)); print(G)
save(fn,'AR','Market hall stallholders by month columns, on account and deposit, remarks, .xls',False,K,rows,tots)
