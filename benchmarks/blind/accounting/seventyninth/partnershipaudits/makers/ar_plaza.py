# auditor's receivable workpaper, Ontario plaza, .xls, planted total
from common import *; import xlwt
R=[("CRU 1","Tillsonburg Pharmacy Ltd.",0,[4210.55,0,0,0],4210.55,None),("CRU 2","Maple Wok Express",0,[5118.9,5118.9,2350,0],5118.9,None),("CRU 3","Dr. A. Fenwick-Roy Optometry",0,[0,0,0,611.33],None,None),("CRU 4","Vacant - fmr. Shoe Barn",0,[0,0,0,14806.22],None,14806.22),("CRU 5-6","Nordale Credit Union",0,[-9842.3,0,0,0],None,None),("CRU 7","Sunny Threads Tailoring",0,[2486,0,0,0],2486,None),("CRU 8","Pizza Palazzo (1882 Ont.)",0,[3955,3955,3955,7910],3000,9887.5),("CRU 9","Little Otters Child Care",0,[6780,0,0,0],6780,None),("CRU 10","Grand River Vape",0,[2938,2938,0,0],2938,None),("CRU 11","Hartwell Insurance Brokers",0,[0,188.71,0,0],188.71,None),("CRU 12","Bean & Brick Coffee",0,[4068,1017,0,0],4068,None),("PAD A","Burger Barn Drive-Thru",0,[11300,0,0,0],11300,None),("PAD B","Petrolux Fuels Inc.",0,[14125,-432.18,0,0],13692.82,None),("ATM","Nordale Credit Union - ATM",0,[565,565,565,1695],None,None)]
name="C-2 Tenant receivables.xls";wb=xlwt.Workbook();w=wb.add_sheet("C-2")
st=lambda s,nf='General':xlwt.easyxf('font: name Calibri, height 200'+s,num_format_str=nf)
N='#,##0.00;(#,##0.00);"-"';n=st('',N);tt=st(', bold on; borders: top thin, bottom double',N);b=st(', bold on');x=st('');hd=xlwt.easyxf('font: name Calibri, height 200, bold on; align: horiz center, wrap on; borders: bottom thin');tick=xlwt.easyxf('font: name Calibri, height 200, italic on, colour red; align: horiz center')
for i,(l,v) in enumerate([("Client:","Oxford Line Plaza Limited Partnership"),("Year end:","31 December 2024"),("Subject:","Tenant receivables - aged listing (incl. HST)")]):w.write(i,0,l,b);w.write(i,1,v,x)
w.write(0,9,"C-2",b);w.write(1,9,"Prep: LM  Feb 6/25",x);w.write(2,9,"Rev: DJT  Feb 19/25",x)
H=["Unit","Tenant","Balance\nDec 31, 2024","","Dec-24","Nov-24","Oct-24","Sep-24\n& prior","Received to\nJan 31, 2025","Doubtful"]
for i,h in enumerate(H):w.write(4,i,h,hd)
K=["total","other:Dec-24","other:Nov-24","other:Oct-24","other:Sep-24 & prior","other:Received to Jan 31, 2025","other:Doubtful"]
rows=[];S=[0]*7;r=5
for u,t,_,bk,rc,al in R:
    v=[r2(sum(bk))]+bk+[rc,al];w.write(r,0,u,x);w.write(r,1,t,x);row={"unit":u,"name":t}
    for k,q,c in zip(K,v,(2,4,5,6,7,8,9)):
        if q:w.write(r,c,q,n);row[k]=r2(q);S[K.index(k)]=r2(S[K.index(k)]+q)
        elif q==0:w.write(r,c,0,n)
    if u in("CRU 2","CRU 8","PAD A","PAD B"):w.write(r,3,"ß",tick)
    if u in("CRU 4","CRU 5-6"):w.write(r,3,"{1}" if u=="CRU 4" else "{2}",tick)
    rows.append(row);r+=1
assert r2(sum(S[1:5]))==S[0]
P=list(S);P[1]=r2(S[1]+900)
w.write(r,1,"Total",b)
for q,c in zip(P,(2,4,5,6,7,8,9)):w.write(r,c,q,tt)
w.write(r,3,"TB",tick)
for i,l in enumerate(["ß - confirmed directly with tenant, no exception","TB - agreed to trial balance, account 1200","{1} Tenant vacated Sept 2024, fully provided. See C-4.","{2} January rent received Dec 30; reclass to deferred revenue proposed (AJE 6)."]):w.write(r+2+i,1,l,x)
w.row(4).height_mismatch=True;w.row(4).height=620
for q in range(5,r+7):w.row(q).height_mismatch=True;w.row(q).height=290
for c,wd in enumerate((11,31,19,5,13,13,13,13,14,13)):w.col(c).width=256*wd
w.portrait=False;w.fit_num_pages=1;w.fit_width_to_pages=1;w.fit_height_to_pages=0;wb.save(doc(name))
save(name,"AR",K,rows,[{"label":"Total",**dict(zip(K,P))}],"audit workpaper with tick marks and month buckets, Ontario plaza, .xls",True,{"what":f"total of Dec-24 printed {P[1]} instead of {S[1]}","kind":"total_wrong"})
