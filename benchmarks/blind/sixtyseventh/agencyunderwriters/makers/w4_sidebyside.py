from common import *
import xlwt
F="PECAN_BEND_RENTROLL.xls"
def make():
    r=random.Random(6714);N=Names(r)
    wb=xlwt.Workbook();ws=wb.add_sheet("MAY 25");nt=wb.add_sheet("notes")
    S=lambda s,n=None:xlwt.easyxf(s,num_format_str=n) if n else xlwt.easyxf(s)
    ti=S("font: name Arial Narrow, bold on, height 280");b=S("font: name Arial Narrow, bold on, height 200; borders: bottom thin; align: horiz center");hd=S("font: name Arial Narrow, bold on, height 220; pattern: pattern solid, fore_colour light_turquoise");t=S("font: name Arial Narrow, height 200");ce=S("font: name Arial Narrow, height 200; align: horiz center")
    mo=S("font: name Arial Narrow, height 200","#,##0");da=S("font: name Arial Narrow, height 200; align: horiz center","mmm-yy");da=S("font: name Arial Narrow, height 200; align: horiz center","m/d/yyyy");mb=S("font: name Arial Narrow, bold on, height 200; borders: top thin","#,##0");tb=S("font: name Arial Narrow, bold on, height 200; borders: top thin")
    ws.write(0,0,"PECAN BEND APARTMENTS  -  RENT ROLL  5/31/2025",ti);ws.write(1,0,"Tuscaloosa, AL.   All bills reimbursed as flat utility (Flat Util).  Total 46 apartments in 4 buildings.",t)
    blds=[("BLDG 100","1100 Ottoline Rd",12),("BLDG 200","1102 Ottoline Rd",12),("BLDG 300","1104 Ottoline Rd",10),("BLDG 400","1106 Ottoline Rd",12)]
    tot={};rows={};R0=3;G=[0,0,0]
    for bi,(bn,ad,n) in enumerate(blds):
        c0=0 if bi%2==0 else 8;r0=R0 if bi<2 else R0+17
        ws.write_merge(r0,r0,c0,c0+6,f"{bn}   {ad}",hd)
        for j,h in enumerate(["Apt","Type","Resident","Lse Exp","Dep","Rent","Flat Util"]):ws.write(r0+1,c0+j,h,b)
        T=[0,0,0];o=0
        for k in range(n):
            u=f"{(bi+1)*100+k+1}";ty=["1BR","2BR","2BR TH"][k%3];rr=r0+2+k;q=dict(unit=u,building=bn,unitType=ty)
            ws.write(rr,c0,int(u),ce);ws.write(rr,c0+1,ty,ce)
            x=r.random()
            if x<.1: ws.write(rr,c0+2,"vacant",t);q["statusText"]="vacant"
            else:
                o+=1;nm=N.pair()[1].upper()+" "+r.choice("ABCDEJKLMRST");mt=r.random()<.15;le=eom(dt.date(2025,6,1)+dt.timedelta(days=r.randrange(0,360)));rent={"1BR":745,"2BR":865,"2BR TH":940}[ty]-r.choice([0,0,15,25,40]);fu={"1BR":55,"2BR":70,"2BR TH":80}[ty];dep=r.choice([200,300,rent])
                ws.write(rr,c0+2,nm,t);ws.write(rr,c0+3,"MTM" if mt else le,ce if mt else da);ws.write(rr,c0+4,dep,mo);ws.write(rr,c0+5,rent,mo);ws.write(rr,c0+6,fu,mo)
                for i,v in enumerate((dep,rent,fu)):T[i]+=v
                q.update(tenantName=nm,statusText="Occupied",leaseEndDate="MTM" if mt else le,deposit=dep,contractRent=rent,charges=[{"code":"Rent","amount":rent},{"code":"Flat Util","amount":fu}])
            rows.setdefault(bi,[]).append(row(**q))
        rr=r0+2+n;ws.write_merge(rr,rr,c0,c0+3,f"{n} apts / {o} occupied",tb)
        for i in range(3):ws.write(rr,c0+4+i,T[i],mb);G[i]+=T[i]
        tot[bi]=(n,o,T)
    rr=R0+17+17
    ws.write(rr,0,"RECAP",hd)
    for j,h in((2,"Building"),(3,"Apts"),(4,"Occ"),(5,"Rent"),(6,"Flat Util")):ws.write(rr,j,h,b)
    no=0;nn=0
    for bi,(bn,_,_) in enumerate(blds):
        rr+=1;n,o,T=tot[bi];nn+=n;no+=o
        for j,v in((2,bn),(3,n),(4,o),(5,T[1]),(6,T[2])):ws.write(rr,j,v,mo if j>2 else t)
    rr+=1
    for j,v in((2,"ALL"),(3,nn),(4,no),(5,G[1]),(6,G[2])):ws.write(rr,j,v,mb if j>2 else tb)
    for c in(0,8):
        for j,w in enumerate([1600,2300,5200,3000,2200,2200,2400]):ws.col(c+j).width=w
    ws.col(7).width=900;ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=1
    nt.write(0,0,"Roof on 300 replaced 2023.");nt.write(1,0,"Flat Util covers water + trash + pest.")
    wb.save(path(F))
    al=[q for bi in range(4) for q in rows[bi]]
    save(F,"PECAN BEND APARTMENTS","2025-05-31",nn,no,nn-no,al,sheet="MAY 25",checks=dict(contractRent=G[1]))
make()
