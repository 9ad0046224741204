# Yardi-like aging by charge code, MHP, xls
from h import *
import xlwt
r=random.Random(7106); nm=names(r,34)
K=["unpaid","b0_30","b31_60","b61_90","b90","prepaid","total"]
name="AgingByChargeCode_TallPines.xls"
wb=xlwt.Workbook();ws=wb.add_sheet("Report1")
base='font: name Verdana, height 160'
n=xlwt.easyxf(base);B=xlwt.easyxf(base+', bold on');T1=xlwt.easyxf('font: name Verdana, height 220, bold on')
H=xlwt.easyxf(base+', bold on, colour white; pattern: pattern solid, fore_colour dark_blue; align: wrap on, horiz center, vert center; borders: left thin, right thin')
N=xlwt.easyxf(base,num_format_str='#,##0.00;-#,##0.00');NB=xlwt.easyxf(base+', bold on; borders: top thin',num_format_str='#,##0.00;-#,##0.00');BT=xlwt.easyxf(base+', bold on; borders: top thin')
ws.write(0,0,"Receivable Aging by Charge Code",T1);ws.write(1,0,"Property: tallpine - Tall Pines Mobile Home Park",B);ws.write(2,0,"Status: Current, Notice, Eviction, Past    Age As Of: 04/30/2026    Post To: 04/2026",n)
for c,h in enumerate(["Site","Resident","Name","Status","Charge\nCode","Total Unpaid\nCharges","0 - 30\nDays","31 - 60\nDays","61 - 90\nDays","Over 90\nDays","Prepays","Balance"]): ws.write(4,c,h,H)
ws.row(4).height_mismatch=True;ws.row(4).height=560
for c,w in enumerate([7,11,24,10,11,14,12,12,12,12,12,13]): ws.col(c).width=w*256
rows=[];tots=[];G=[0]*7;R=5;rec={}
sites=sorted(r.sample(range(1,119),34)); people=[(f"{s:03d}",f"t{r.randint(21000,24999):07d}",f"{a} {b}") for s,(a,b) in zip(sites,nm)]
past=set(r.sample(range(34),9))
for lab,idx in (("Current Residents",[i for i in range(34) if i not in past]),("Past Residents",sorted(past))):
    ws.write(R,0,lab,B);R+=1;S=[0]*7
    for i in idx:
        u,t,p=people[i]; st="Past" if i in past else r.choice(["Current"]*8+["Notice","Eviction"])
        L=[]
        lot=r.choice([58500,61000,64000])
        if st=="Past":
            L.append(("lotrent",[0,0,r.choice([0,lot]),r.randint(10000,lot*3)]))
            if r.random()<.5: L.append(("abandon",[0,0,0,r.choice([75000,120000])]))
            if r.random()<.4: L.append(("water",[0,0,r.randint(1500,6000),0]))
        elif st=="Eviction":
            L+= [("lotrent",[lot,lot,lot,r.choice([0,lot])]),("late",[5000,5000,5000,0]),("legal",[0,38500,0,0])]
        elif r.random()<.3: L.append(("prepay",-r.choice([lot,4000,r.randint(1000,30000)])))
        else:
            if r.random()<.6: L.append(("lotrent",[r.choice([lot,r.randint(5000,lot)]),0,0,0]))
            if r.random()<.2: L.append(("homerent",[47500,r.choice([0,22500]),0,0]))
            if r.random()<.5: L.append(("late",[5000,r.choice([0,5000]),0,0]))
            if r.random()<.6 or not L: L.append(("water",[r.randint(1800,6200),r.choice([0,0,r.randint(1800,5000)]),0,0]))
            if r.random()<.25: L.append(("sewer",[r.randint(2000,4500),0,0,0]))
            if r.random()<.12: L.append(("lotrent",None))
        if L and L[-1][1] is None: L[-1]=("prepay",-r.randint(500,3000))
        for c,b in sorted(L,key=lambda x:x[0]):
            v=[0,0,0,0,0,b,b] if isinstance(b,int) else [sum(b)]+b+[0,sum(b)]
            for j,q in enumerate([u,t,p,st,c]): ws.write(R,j,q,n)
            for j,q in enumerate(v): ws.write(R,5+j,m(q),N)
            rows.append({"unit":u,"name":p,"resident":t,"charge":c,**{k:m(q) for k,q in zip(K,v)}})
            S=[a+q for a,q in zip(S,v)]; rec[c]=[a+q for a,q in zip(rec.get(c,[0]*7),v)];R+=1
    for j in range(12): ws.write(R,j,"",BT)
    ws.write_merge if 0 else None
    ws._cell_overwrite_ok=True
    ws.write(R,0,"Total "+lab,BT)
    for j,q in enumerate(S): ws.write(R,5+j,m(q),NB)
    tots.append({"label":"Total "+lab,**{k:m(q) for k,q in zip(K,S)}});R+=2
    G=[a+q for a,q in zip(G,S)]
for j in range(12): ws.write(R,j,"",BT)
ws.write(R,0,"Grand Total",BT)
for j,q in enumerate(G): ws.write(R,5+j,m(q),NB)
tots.append({"label":"Grand Total",**{k:m(q) for k,q in zip(K,G)}});R+=3
ws.write(R,0,"Charge Code Summary",B);R+=1
for c in sorted(rec):
    ws.write(R,4,c,n)
    for j,q in enumerate(rec[c]): ws.write(R,5+j,m(q),N)
    R+=1
ws.write(R+1,0,"UserId : mgarrity   Date : 5/1/2026   Time : 8:11 AM",n)
ws.set_panes_frozen(True);ws.set_horz_split_pos(5);ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(out(name));print(len(rows))
save(name,"AR",K,rows,tots,"Yardi receivable aging by charge code, mobile-home park, .xls, one row a resident and code, past residents apart, recap below",False)
