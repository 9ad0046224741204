# Housing co-operative, treasurer's own .xls: opening / movement / closing pairs, class subtotals
from common import *
import xlwt
N='Coop TB 31 Dec 2024 (treasurer).xls'
S=[("ASSETS",[("100","Cash at bank - current a/c",22410.5,None,None),("105","Term deposit (maintenance plan)",85000,3187.5,0),("110","Member housing charges receivable",1940,186420,185885),("115","Sundry debtors",310,1275,1310),("120","Prepaid insurance",4120,8890,8565),("150","Land",240000,0,0),("160","Buildings",1180000,0,0),("165","Accum. depreciation - buildings",-413000,0,29500),("170","Laundry equipment",18600,2450,0),("175","Accum. depreciation - laundry",-9300,0,2105)]),
("LIABILITIES",[("200","Accounts payable",-5872.4,71480.15,70112.9),("205","Accrued interest",-1833.33,1833.33,1766.67),("210","Housing charges paid in advance",-2260,2260,1895),("215","Member deposits (share loans)",-48000,4000,4000),("220","Payroll deductions payable",-612.2,7345.8,7360.4),("250","Mortgage - Credit Union Central",-512340,24180,0)]),
("MEMBERS' EQUITY",[("300","Member shares (24 @ $500)",-12000,500,500),("310","Replacement reserve",-131000,6240,24000),("320","Contributed surplus",-275000,0,0),("330","Retained surplus",None,0,0),("340","Transfer to replacement reserve",0,24000,0)]),
("REVENUE",[("400","Housing charges",0,0,186420),("405","Less: vacancy loss",0,1545,0),("410","Parking",0,0,8640),("420","Laundry",0,0,5217.25),("430","Common room rental",0,0,980),("440","Interest income",0,0,3342.18),("450","Sector support fee recovery",0,0,1440)]),
("EXPENSES",[("500","Mortgage interest",0,21533.34,0),("510","Property taxes",0,27960,0),("520","Insurance",0,8565,0),("530","Hydro - common areas",0,9412.87,0),("535","Gas heating",0,16288.4,212.6),("540","Water & sewer",0,13105.22,0),("550","Co-ordinator wages",0,23400,0),("555","Payroll costs",0,2318.6,0),("560","Repairs - units",0,11740.35,350),("565","Repairs - building",0,8918.2,0),("570","Snow & grounds",0,4835,0),("575","Elevator contract",0,3960,0),("580","Audit",0,4200,0),("585","Office & telephone",0,2190.44,0),("590","Member education & AGM",0,760.15,0),("595","Bad debts",0,535,0),("600","Depreciation",0,31605,0)])]
fl=[list(x) for _,L in S for x in L]
od=r2(sum(x[3] for x in fl if x[3] is not None));oc=r2(sum(x[4] for x in fl if x[4] is not None))
fl[0][3]=oc;fl[0][4]=od
o=r2(-sum(x[2] for x in fl if x[2] is not None))
for x in fl:
    if x[2] is None:x[2]=o
by={x[0]:x for x in fl};print(by["100"],o)
wb=xlwt.Workbook();ws=wb.add_sheet("TB");n2=wb.add_sheet("notes")
F=xlwt.easyxf
tt=F('font: name Times New Roman, bold on, height 280');it=F('font: name Times New Roman, italic on, height 200')
gh=F('font: name Times New Roman, bold on; align: horiz center; borders: top thin, left thin, right thin');hh=F('font: name Times New Roman, bold on; align: horiz center; borders: bottom thin, left thin, right thin')
l=F('font: name Times New Roman');sec=F('font: name Times New Roman, bold on, underline on')
nf='#,##0.00;(#,##0.00);-'
m=F('font: name Times New Roman',num_format_str=nf);mb=F('font: name Times New Roman, bold on; borders: top thin',num_format_str=nf);mg=F('font: name Times New Roman, bold on; borders: top thin, bottom double',num_format_str=nf);lb=F('font: name Times New Roman, bold on')
for i,w in enumerate([2200,9400]+[3700]*6+[1900]): ws.col(i).width=w
ws.write(0,0,"HARROW STREET HOUSING CO-OPERATIVE INC.",tt);ws.write(1,0,"Trial balance - year ended 31 December 2024",it);ws.write(2,0,"Prepared by: treasurer      Draft 2 - before audit",it)
ws.write_merge(4,4,2,3,"Opening 1 Jan 2024",gh);ws.write_merge(4,4,4,5,"Movement in year",gh);ws.write_merge(4,4,6,7,"Closing 31 Dec 2024",gh)
for i,s in enumerate(["A/c","Account name","Dr","Cr","Dr","Cr","Dr","Cr","W/P"]): ws.write(5,i,s,hh)
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
r=6;rows=[];tots=[];G=[0]*6
wp={"100":"A-1","110":"B-1","150":"F","160":"F","250":"M-1","310":"R-2","550":"P"}
for s,L in S:
    ws.write(r,1,s,sec);r+=1;st=[0]*6
    for x in L:
        a,n,op,d,c=by[x[0]];cl=r2(op+d-c)
        v=[max(op,0),max(-op,0),d,c,max(cl,0),max(-cl,0)]
        ws.write(r,0,a,l);ws.write(r,1,n,l);q={"account":a,"name":n}
        for i,z in enumerate(v):
            z=r2(z);st[i]+=z
            if z: ws.write(r,2+i,z,m);q[K[i]]=z
            elif i in(2,3): ws.write(r,2+i,0,m)   # prints as a dash
        if a in wp: ws.write(r,8,wp[a],l)
        rows.append(q);r+=1
    ws.write(r,1,"Total "+s.lower(),lb);t={"label":"Total "+s.lower()}
    for i in range(6):
        G[i]+=st[i];z=r2(st[i]);ws.write(r,2+i,z,mb)
        if z:t[K[i]]=z
    tots.append(t);r+=2
ws.write(r,1,"TRIAL BALANCE TOTALS",lb);t={"label":"TRIAL BALANCE TOTALS"}
for i in range(6): ws.write(r,2+i,r2(G[i]),mg);t[K[i]]=r2(G[i])
tots.append(t);print(t)
assert abs(G[0]-G[1])<.01 and abs(G[2]-G[3])<.01 and abs(G[4]-G[5])<.01
ws.write(r+2,1,"Out of balance: nil",it)
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
for i,s in enumerate(["To do before audit:","- confirm accrued hydro for December (not in a/c 530)","- member deposit of unit 14 refunded in January","- depreciation on laundry to be checked"]): n2.write(i,0,s,l)
wb.save(out(N))
save(N,"TB","treasurer's own .xls, opening/movement/closing Dr-Cr pairs, sections with subtotals, dashes",True,K,rows,tots)
