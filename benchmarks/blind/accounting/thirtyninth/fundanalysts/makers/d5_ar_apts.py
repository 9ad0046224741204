# Apartments: charge-level aging, xlsxwriter, tenant heading rows, two properties
from common import *
import xlsxwriter, datetime
def make():
    R=random.Random(39005)
    nm=names(R,24,"fl"); k=0
    props=[("Ashgrove Flats",10,"1"),("Tamarack Court Apartments",9,"")]
    B=["b0_30","b31_60","b61_90","b90"]; M=["total"]+B+["prepaid","other:Net Owed"]
    f="AR_by_charge_Ashgrove_Tamarack_Sep26.xlsx"
    wb=xlsxwriter.Workbook(os.path.join(DOC,f)); wb.set_properties({"created":datetime.datetime(2026,10,2)})
    ws=wb.add_worksheet("Aging Detail"); ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0)
    F=lambda **a: wb.add_format(dict(font_name="Arial",font_size=9,**a))
    t1=F(bold=True); t1.set_font_size(13); n=F(); hd=F(bold=True,bottom=2,text_wrap=True,align="right",valign="bottom"); hl=F(bold=True,bottom=2,valign="bottom")
    mo='#,##0.00;[Red](#,##0.00);0.00'; mf=F(num_format=mo); df=F(num_format='mm/dd/yyyy',align="left"); ten=F(bold=True,bg_color="#F2F2F2"); sb=F(italic=True,top=4); sm=F(italic=True,top=4,num_format=mo); pb=F(bold=True,bg_color="#E2EFDA"); pt=F(bold=True,top=1); pm=F(bold=True,top=1,num_format=mo); gm=F(bold=True,top=1,bottom=6,num_format=mo); gt=F(bold=True,top=1,bottom=6)
    ws.write(0,0,"Delinquency & Prepaid – Charge Detail",t1); ws.write(1,0,"Cedar Spine Management  •  Aged as of 09/30/2026  •  by transaction date",n); ws.write(2,0,"Residents: Current, Notice, Past, Eviction   |   Amount Receivable <> 0",n)
    for j,(h,w) in enumerate([("Charge",24),("Txn Date",12),("Reference",11),("Amount Receivable",13),("0 - 30",12),("31 - 60",12),("61 - 90",12),("90+",12),("Prepaid",12),("Net Owed",13),("Comment",34)]):
        ws.write(4,j,h,hl if j in(0,1,2,10) else hd); ws.set_column(j,j,w)
    ws.set_row(4,26); ws.freeze_panes(5,0); ws.repeat_rows(4)
    r=5; rows=[];tots=[];G=dict.fromkeys(M,0); ref=48210
    D=datetime.date
    for prop,cnt,_ in props:
        ws.merge_range(r,0,r,10,f"Property: {prop}",pb); r+=1; PT=dict.fromkeys(M,0)
        for _i in range(cnt):
            name=nm[k]; k+=1
            unit=(f"{R.choice('ABCD')}-{R.randint(1,3)}{R.randint(1,12):02d}" if prop[0]=="A" else f"{R.randint(1,14)*100+R.randint(1,8)}")
            code=f"t{R.randint(21000,48999):07d}" if prop[0]=="A" else f"TC-{R.randint(1000,9999)}"
            st=R.choices(["Current","Notice","Past","Eviction"],[6,2,2,1])[0]
            ws.merge_range(r,0,r,10,f"{unit}   {name}   ({code})   Status: {st}",ten); r+=1
            rent=float(R.randint(985,1720)); ch=[]
            q=R.choice([1,1,2,2,3,4])
            for a in range(q):
                d=D(2026,9-a,1)
                if a==0 or R.random()<.8: ch.append(("Rent" if prop[0]=="A" else "Rent Income",d,r2(rent if R.random()<.6 else R.uniform(40,rent))))
                if R.random()<.6: ch.append(("Late Fee",D(2026,9-a,R.choice([4,6])),R.choice([50.0,75.0,100.0])))
                if R.random()<.4: ch.append(("Water / Sewer RUBS",D(2026,9-a,R.randint(8,20)),r2(R.uniform(22,79))))
            if R.random()<.2: ch.append(("Pet Rent",D(2026,9,1),35.0))
            if st in("Past","Eviction"): ch.append(("Damages" if st=="Past" else "Legal Fees",D(2026,R.choice([6,8]),R.randint(2,25)),r2(R.uniform(120,640))))
            pp=None
            if R.random()<.3: pp=("Prepayment",D(2026,9,R.randint(12,29)),-r2(R.choice([50,100,214.37,rent])))
            ch.sort(key=lambda x:x[1])
            TT=dict.fromkeys(M,0)
            for x in ch+([pp] if pp else []):
                c,d,a=x; ref+=R.randint(3,90)
                age=(D(2026,9,30)-d).days; v={}
                if a<0: v["prepaid"]=a
                else:
                    b=B[0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3]; v["total"]=a
                    for m in B: v[m]=0.0
                    v[b]=a
                v["other:Net Owed"]=a
                row=dict(property=prop,unit=unit,resident=code,name=name,charge=c,date=d.isoformat(),invoice=str(ref),**v); rows.append(row)
                ws.write(r,0,"    "+c,n) if False else ws.write(r,0,c,F(indent=1)); ws.write_datetime(r,1,datetime.datetime(d.year,d.month,d.day),df); ws.write(r,2,ref,F(align="left"))
                for j,m in enumerate(M):
                    if m in v: ws.write_number(r,3+j,v[m],mf)
                    if m in v: TT[m]=r2(TT[m]+v[m])
                if c=="Legal Fees": ws.write(r,10,"attorney invoice, billed back",n)
                if c=="Damages": ws.write(r,10,"move-out 6/30, FAS sent",n) if False else ws.write(r,10,"after deposit applied",n)
                r+=1
            lab=f"Total {name}"; ws.write(r,0,lab,sb); ws.write(r,1,"",sb); ws.write(r,2,"",sb)
            for j,m in enumerate(M): ws.write_number(r,3+j,TT[m],sm); PT[m]=r2(PT[m]+TT[m])
            tots.append(dict(label=lab,**TT)); r+=1
        lab=f"Total {prop}"; ws.write(r,0,lab,pt); ws.write(r,1,"",pt); ws.write(r,2,"",pt)
        for j,m in enumerate(M): ws.write_number(r,3+j,PT[m],pm); G[m]=r2(G[m]+PT[m])
        tots.append(dict(label=lab,**PT)); r+=2
    ws.write(r,0,"Total All Properties",gt); ws.write(r,1,"",gt); ws.write(r,2,"",gt)
    for j,m in enumerate(M): ws.write_number(r,3+j,G[m],gm)
    tots.append(dict(label="Total All Properties",**G)); r+=2
    ws.write(r,0,"Note: housing-assistance (HAP) balances are reported separately.",n)
    wb.close()
    save(f,"AR","MULTIFAMILY",M,rows,tots,"apartment manager's export","Excel, resident heading rows over charge lines, subtotal for each resident","unit/name/code packed in a heading row, comments, prepaid lines, two properties")
