from common import *
import xlsxwriter
F="CTI_RentRoll_Stonebridge_Commons.xlsx"
def run():
    R=random.Random(4909); asof=dt.date(2025,11,30)
    wb=xlsxwriter.Workbook(str(DOCS/F)); wb.set_properties({"created":dt.datetime(2025,12,2)})
    cv=wb.add_worksheet("Cover"); ws=wb.add_worksheet("RentRoll"); ex=wb.add_worksheet("Expirations")
    B=wb.add_format({"bold":1,"font_name":"Tahoma","font_size":9}); T=wb.add_format({"bold":1,"font_name":"Tahoma","font_size":14})
    t8=wb.add_format({"font_name":"Tahoma","font_size":8}); m=wb.add_format({"font_name":"Tahoma","font_size":8,"num_format":'#,##0.00;(#,##0.00);"-"'}); i0=wb.add_format({"font_name":"Tahoma","font_size":8,"num_format":"#,##0"}); dm=wb.add_format({"font_name":"Tahoma","font_size":8,"num_format":"dd-mmm-yy","align":"center"})
    hd=wb.add_format({"bold":1,"font_name":"Tahoma","font_size":8,"bg_color":"#D9E1F2","border":1,"align":"center","text_wrap":1,"valign":"vcenter"})
    mb=wb.add_format({"bold":1,"font_name":"Tahoma","font_size":8,"num_format":"#,##0.00;(#,##0.00)","top":1}); ib=wb.add_format({"bold":1,"font_name":"Tahoma","font_size":8,"num_format":"#,##0","top":1}); sb=wb.add_format({"bold":1,"font_name":"Tahoma","font_size":8,"top":1})
    sec=wb.add_format({"bold":1,"italic":1,"font_name":"Tahoma","font_size":9,"bg_color":"#F2F2F2"})
    pc=wb.add_format({"font_name":"Tahoma","font_size":8,"num_format":"0.0%"})
    cv.write("B3","Stonebridge Commons",T); cv.write("B4","Monthly Management Report – November 2025",B); cv.write("B6","Tab 1  RentRoll",t8); cv.write("B7","Tab 2  Expirations",t8); cv.write("B9","Prepared 12/02/2025",t8)
    ws.write(0,0,"STONEBRIDGE COMMONS (PROP 2270)",T); ws.write(1,0,"Commercial Rent Roll – period ending 30-Nov-25",B)
    ws.merge_range(3,0,3,2,"SPACE",hd); ws.merge_range(3,3,3,4,"TERM",hd); ws.merge_range(3,5,3,10,"CURRENT MONTHLY BILLING",hd); ws.merge_range(3,11,3,12,"NEXT RENT STEP",hd); ws.merge_range(3,13,3,14,"% RENT",hd); ws.merge_range(3,15,3,16,"ACCOUNT",hd)
    for j,h in enumerate(["Space","Tenant / DBA","GLA","Commence","Expire","MIN","CAM","RET","INS","MKT","Total","Date","Monthly","Rate","Breakpoint","Deposit","A/R Balance"]): ws.write(4,j,h,hd)
    ws.set_column(0,0,8); ws.set_column(1,1,34); ws.set_column(2,2,9); ws.set_column(3,4,10); ws.set_column(5,16,11); ws.freeze_panes(5,2)
    n=iter(names(R,RET,60))
    secs=[("ANCHORS",[("A1","Harbison's Market",48200),("A2","Tumble Trampoline Park",26500),("A3",None,21800)]),
          ("INLINE SHOPS",[(f"{100+2*k}",1,R.choice([1050,1200,1400,1400,1750,2100,2800,3500])) for k in range(24)]),
          ("OUTPARCELS",[("OP-1","First Kalmia Bank",3600),("OP-2","Gas & Go #218",4100),("OP-3","Torchy Chicken",2900)]),
          ("SPECIALTY LEASING",[("K-ATM","First Kalmia Bank ATM",None),("K-KEY","Key-copy machine",None),("EV-1","ChargeNest EV stalls",None)])]
    vac={"A3","108","126","140"}; r=5; rows=[]; G=[0]*9; cnt=[0,0]; exps={}
    for sname,its in secs:
        ws.merge_range(r,0,r,16,sname,sec); r+=1; S=[0]*9
        for u,t,a in its:
            ws.write(r,0,u,t8)
            if a: ws.write(r,2,a,i0); S[0]+=a
            sp=sname.startswith("SPEC")
            if u in vac:
                ws.write(r,1,"** Vacant **",t8); ws.write(r,10,0,m)
                rows.append(dict(unit=u,area=a,statusText="** Vacant **",section=sname)); cnt[1]+=1; r+=1; continue
            if t==1: t=next(n)
            if sp: s,e=dt.date(2023,R.randint(1,12),1),dt.date(2028,6,30)
            else: s,e=term(R,asof,years=(5,5,10) if sname.startswith("INL") else (15,20))
            if u=="118": e="MTM"
            mn=R.choice([350.0,125.0,600.0]) if sp else r2(a*(R.randrange(1800,3400,50) if a<4500 else R.randrange(700,1200,25))/1200)
            if sname=="OUTPARCELS": mn=float(R.randrange(8000,14000,250))
            cam,ret,ins,mk=(0,0,0,0) if sp else (r2(a*.365),r2(a*.29),r2(a*.055),r2(a*.04) if sname.startswith("INL") else 0)
            if u=="A1": cam=0
            tt=r2(mn+cam+ret+ins+mk); dep=0 if a and a>20000 or sp else R.choice([mn,r2(mn*2),0,1500.0]); bal=R.choice([0,0,0,0,tt,r2(-mn/4),r2(tt*1.5),86.4])
            ws.write(r,1,t,t8); ws.write_datetime(r,3,dt.datetime(s.year,s.month,s.day),dm)
            if isinstance(e,str): ws.write(r,4,e,dm)
            else: ws.write_datetime(r,4,dt.datetime(e.year,e.month,e.day),dm); exps.setdefault(e.year,[0,0]); exps[e.year][0]+=1; exps[e.year][1]+=a or 0
            for j,v in enumerate((mn,cam,ret,ins,mk,tt)): ws.write(r,5+j,v,m); S[1+j]+=v
            ws.write(r,15,dep,m); ws.write(r,16,bal,m); S[7]+=dep; S[8]+=bal
            st=None
            if not sp and not isinstance(e,str):
                d=s
                while d<=asof: d=addm(d,12)
                if d<e and R.random()<.75: x=r2(mn*1.03); st=[{"date":iso(d),"amount":x}]; ws.write_datetime(r,11,dt.datetime(d.year,d.month,d.day),dm); ws.write(r,12,x,m)
            if sname=="INLINE SHOPS" and R.random()<.3: ws.write(r,13,.06,pc); ws.write(r,14,r2(mn*12/.06),m)
            nz=lambda v: v if v else None
            rows.append(dict(unit=u,tenantName=t,area=a,statusText="Occupied",section=sname,contractRent=mn,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),totalCharges=tt,charges=[{"code":k,"amount":v} for k,v in(("MIN",mn),("CAM",cam),("RET",ret),("INS",ins),("MKT",mk)) if v],deposit=nz(dep),balance=nz(bal),rentSteps=st))
            if not sp: cnt[0]+=1
            r+=1
        ws.write(r,0,"",sb); ws.write(r,1,f"Subtotal {sname}",sb); ws.write(r,2,S[0],ib)
        for j in range(6): ws.write(r,5+j,r2(S[1+j]),mb)
        ws.write(r,15,r2(S[7]),mb); ws.write(r,16,r2(S[8]),mb); G=[a+b for a,b in zip(G,S)]; r+=2
    ws.write(r,1,"TOTAL STONEBRIDGE COMMONS",sb); ws.write(r,2,G[0],ib)
    for j in range(6): ws.write(r,5+j,r2(G[1+j]),mb)
    ws.write(r,15,r2(G[7]),mb); ws.write(r,16,r2(G[8]),mb); r+=2
    ws.write(r,1,f"Leased spaces {cnt[0]} of {sum(cnt)} (specialty leasing excluded); vacant {cnt[1]}",t8)
    for j,h in enumerate(["Year","Leases","GLA"]): ex.write(0,j,h,hd)
    for k,y in enumerate(sorted(exps)): ex.write(1+k,0,y,t8); ex.write(1+k,1,exps[y][0],t8); ex.write(1+k,2,exps[y][1],i0)
    ws.set_landscape(); ws.fit_to_pages(1,0); ws.activate(); wb.close()
    return save(F,"RETAIL","CTI shopping center roll, grouped headers, charge columns, dash zeros, three sheets",False,dict(propertyName="Stonebridge Commons",asOnDate="2025-11-30",units=sum(cnt),occupied=cnt[0],vacant=cnt[1],sheet="RentRoll",rows=rows))
if __name__=="__main__": print(run())
