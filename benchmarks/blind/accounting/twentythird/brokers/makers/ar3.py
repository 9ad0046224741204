# MHP three parks, xlsx xlsxwriter; PLANTED dropped row
from common import *
import xlsxwriter
rng=random.Random(2313); fn="MHC_Delinquency_3parks.xlsx"
K=["total","b0_30","b31_60","b61_90","b91_120","b120","prepaid","other:Net Balance","deposit"]
HB=K[1:6]
wb=xlsxwriter.Workbook(D(fn)); w=wb.add_worksheet("Delinquency"); B={"font_name":"Arial","font_size":9}
F=lambda **k: wb.add_format({**B,**k})
m=F(num_format='#,##0.00_);(#,##0.00)'); mb=F(num_format='#,##0.00_);(#,##0.00)',bold=1,top=1,bg_color="#F2F2F2"); ban=F(bold=1,bg_color="#385723",font_color="white"); h=F(bold=1,align="center",text_wrap=1,bottom=1,valign="bottom"); tx=F(); wr=F(text_wrap=1,valign="top")
w.merge_range("A1:N1","Delinquency and Prepaid Report",F(bold=1,font_size=13,align="center")); w.merge_range("A2:N2","Properties: All   As of: 11/30/2024   Charge types: lot rent, home rent, water, trash, late, other",F(align="center",italic=1))
N=names(rng,60,"{l}, {f}"); r=3;k=0;rows=[];T=[]; full_all=[]; dropped=None
for pi,(p,cnt,rent) in enumerate([("Shady Acres MHC",14,410),("Cedar Fork Village",17,365),("Whippoorwill Estates",10,525)]):
    w.merge_range(r,0,r,13,p+"  -  "+["1200 Old Mill Rd","88 Fork Church Rd","4500 County Rd 9"][pi],ban); r+=1
    w.merge_range(r,6,r,10,"Aged Charges (days)",h); r+=1; w.set_row(r,26)
    for i,x in enumerate(["Lot","Sort key","Resident ID","Resident","Status","Total\nCharges","0-30","31-60","61-90","91-120","Over\n120","Prepaid","Net\nBalance","Security\nDeposit"]): w.write(r,i,x,h)
    w.write(r,14,"Remarks",h)
    r+=1; L=[]
    lots=sorted(rng.sample(range(1,96),cnt)); drop=9 if pi==1 else None
    for j,q in enumerate(lots):
        v={}
        st=rng.choice(["Current","Current","Current","Current","Notice","Eviction","Past"])
        if rng.random()<.22:
            v["total"]=0.0; v["prepaid"]=-r2(rng.choice([rent,rent/2,12.5,rent+45.3,100])); st="Current"
        else:
            water=r2(rng.uniform(18,66)); n=rng.choice([1,1,2,2,3,4,5]) if st!="Current" else rng.choice([1,1,1,2,3])
            if st in("Past",): mask=[0]*2+[1]*3
            else: mask=[1]*n+[0]*(5-n)
            for b,f in zip(HB,mask):
                if f: v[b]=r2(rng.choice([rent+water,rent+water+50,rng.uniform(20,rent),rent]))
            v["total"]=r2(sum(v.values()))
            if rng.random()<.1: v["prepaid"]=-r2(rng.uniform(5,60))
        v["other:Net Balance"]=r2(v["total"]+v.get("prepaid",0)); 
        v["deposit"]=float(rng.choice([0,rent,300,250,rent]))
        o={"property":p,"unit":str(q).zfill(3),"resident":f"r{rng.randint(10000,99999):07d}","name":N[k],"status":st,**{a:v[a] for a in K if a in v}}
        k+=1; L.append(o)
        if j==drop:
            assert v["total"]>0; dropped=o; continue
        rows.append(o)
        for c,x in enumerate([o["unit"],f"{pi+1}-{q:04d}",o["resident"],o["name"],st]): w.write_string(r,c,x,tx)
        for c,a in enumerate(K):
            if a in v: w.write(r,5+c,v[a],m)
        if st=="Eviction": w.write(r,14,rng.choice(["writ issued","court 12/12","atty Maddox"]),wr)
        elif st=="Past": w.write(r,14,rng.choice(["home abandoned","moved out, sent to collections"]),wr)
        r+=1
    s=sums(L,K); lab="Total "+p; T.append({"label":lab,**s}); full_all+=L
    w.merge_range(r,0,r,4,lab,mb)
    for c,a in enumerate(K): w.write(r,5+c,s[a],mb)
    r+=2
G=sums(full_all,K); T.append({"label":"Total All Properties",**G}); w.merge_range(r,0,r,4,"Total All Properties",mb)
for c,a in enumerate(K): w.write(r,5+c,G[a],mb)
w.write(r+2,0,"Prepaid amounts are not applied to charges until the 1st. User: rgunderson  12/2/2024 9:41:07 AM",F(italic=1,font_size=8))
w.set_column(0,0,6);w.set_column(1,1,8,None,{"hidden":1});w.set_column(2,2,10);w.set_column(3,3,23);w.set_column(4,4,9);w.set_column(5,13,11);w.set_column(14,14,24); w.set_landscape(); w.fit_to_pages(1,0)
wb.close()
save(fn,"AR","MANUFACTURED_HOUSING","park site software export","three park blocks, heads repeated each block, aged group, prepaid and net columns, hidden sort key","hidden column, repeated heads, Total before the ages, net after; one resident's line missing",K,rows,T,{"what":f"Cedar Fork Village lot {dropped['unit']} {dropped['name']} (total charges {dropped['total']:.2f}) dropped; park and grand totals still include it","kind":"row_dropped"})
