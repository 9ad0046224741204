# SA Pastel style customer age analysis .xls; one digit changed
import random; from common import *; import xlwt
R=random.Random(27)
name="Khanyaridge debtors age analysis 31Oct25.xls"
bl=[("RIVONIA GATE SHOPPING CENTRE","RG","Shop",["Makana Superette CC","Bluegum Pharmacy (Pty) Ltd","Tshwane Tyre & Fit","Pick 'n Braai Butchery","Lerato Hair Studio","Cellcare Mobile","Protea Dry Cleaners","Ubuntu Coffee Roasters","Jacaranda Optical","Kasi Kicks (Pty) Ltd","Mzansi Money Loans","Golden Wok Takeaways","Veldt Vet Clinic","Nkosi Hardware & Paint","Summit Gym (Pty) Ltd","Sunbird Florist","Little Lions Day Care"]),
("WADEVLEI BUSINESS PARK","WV","Unit",["Ironbark Logistics (Pty) Ltd","Delta Pump Services","Hlabisa Security Systems","Kruger Line Couriers","Vaalstream Plastics","Aloe Print Solutions","Zebra Racking CC","Umoya Airconditioning","Northcliff Signage","Cedar Kitchens (Pty) Ltd","Baobab Foods (Pty) Ltd"]),
("ERF 418 MAIN ROAD - OFFICES","MR","Suite",["Thandeka & Partners Attorneys","Fynbos Accounting Inc","Amandla Skills Training","Dr K Ramphalile Physiotherapy","Oakline Brokers","Siyavuna NPC","Karoo Digital Media","Meyerton Surveyors"])]
wb=xlwt.Workbook(); ws=wb.add_sheet('AgeAnalysis'); 
E=lambda s: xlwt.easyxf(s)
b=E('font: name Tahoma, bold on, height 160'); b2=E('font: name Tahoma, bold on, height 220'); p=E('font: name Tahoma, height 160'); hr=E('font: name Tahoma, bold on, height 160; align: horiz right; borders: bottom thin, top thin'); hl=E('font: name Tahoma, bold on, height 160; borders: bottom thin, top thin')
n=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='#,##0.00;-#,##0.00'); nt=xlwt.easyxf('font: name Tahoma, bold on, height 160; borders: top thin',num_format_str='#,##0.00;-#,##0.00'); pc=xlwt.easyxf('font: name Tahoma, italic on, height 160',num_format_str='0.0%')
ws.write(0,0,"Khanyaridge Properties (Pty) Ltd",b2); ws.write(1,0,"Customer Age Analysis - Ageing by invoice date to 31/10/2025",p); ws.write(2,0,"All customers with balances   |   Currency: ZAR (incl. VAT)   |   Sorted: building, account",p)
for j,x in enumerate(["Account","Premises","Customer","120+ Days","90 Days","60 Days","30 Days","Current","Total Due","Deposit Held"]): ws.write(4,j,x,hr if j>2 else hl)
for j,w in enumerate([10,10,42,13,13,13,13,14,14,14]): ws.col(j).width=w*256
K=["b120","b91_120","b61_90","b31_60","current","total","deposit"]; rows=[];tots=[];i=5
planted=None
for nm,cd,u,ts in bl:
    i+=1; ws.write(i,0,nm,b); i+=1; sec=[];no=0
    for t in ts:
        no+=R.choice([1,1,1,2]); base=r2(R.uniform(6500,94000))
        m=R.choices(['cur','late','bad','cr'],[9,5,3,2])[0]
        v=[0.0]*4+[base]
        if m=='late': v[3]=r2(base*R.uniform(.2,1)); v[2]=r2(R.choice([0,0,base*.4]))
        if m=='bad': v[3]=base; v[2]=base; v[1]=r2(base*.97); v[0]=r2(base*R.uniform(.2,4))
        if m=='cr': v=[0.0,0.0,0.0,0.0,r2(-base*R.uniform(.02,.5))]
        dep=float(round(base*1.5,-2)) if R.random()>.1 else None
        rec=[*v,r2(sum(v)),dep]; sec.append(rec); prt=list(rec)
        acc=f"{cd}{no:03d}"; unit=f"{u} {no}"+('A' if R.random()<.08 else '')
        if planted is None and cd=='WV' and v[3]>20000 and m in('late','bad'):
            x=list(f"{v[3]:.2f}"); x[0]=str(int(x[0])%9+1) if x[0]!='9' else '4'; prt[3]=float(''.join(x))
            planted={"what":f"{acc} {t}: 30 Days printed {prt[3]:,.2f}, should be {v[3]:,.2f} (its own total, the sub-total and grand total hold the right figure)","kind":"digit_changed"}
        ws.write(i,0,acc,p); ws.write(i,1,unit,p); ws.write(i,2,t,p)
        for j,x in enumerate(prt):
            if x is not None: ws.write(i,3+j,x,n)
        rows.append(clean({"unit":unit,"name":t,"resident":acc,**dict(zip(K,prt))})); i+=1
    tv=[r2(sum((r[q] or 0) for r in sec)) for q in range(7)]
    lab="Sub-total "+nm.title(); ws.write(i,2,lab,b)
    for j,x in enumerate(tv): ws.write(i,3+j,x,nt)
    tots.append({"label":lab,**dict(zip(K,tv))}); i+=1
g=[r2(sum(t[k] for t in tots)) for k in K]; i+=1
ws.write(i,2,"GRAND TOTAL",b)
for j,x in enumerate(g): ws.write(i,3+j,x,nt)
tots.append({"label":"GRAND TOTAL",**dict(zip(K,g))})
ws.write(i+1,2,"Age % of total",p)
for j,x in enumerate(g[:6]): ws.write(i+1,3+j,x/g[5],pc)
ws.write(i+3,0,"Handed over to attorneys: see collections schedule. Deposits exclude bank guarantees.",p)
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; wb.save(f'{B}/documents/{name}')
assert planted; print(planted,g,len(rows))
save(name,"AR",K,rows,tots,"Pastel-like .xls age analysis oldest bucket first, building sections, ZAR",False,planted)
