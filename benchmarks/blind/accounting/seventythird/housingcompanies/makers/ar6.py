# Canada, Voyager-like aging detail xlsx (openpyxl)
import random,datetime as D; from common import *
from openpyxl import Workbook; from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(606)
name="aging_detail_fraserhollow.xlsx"
wb=Workbook(); ws=wb.active; ws.title="Aging Detail"
F=Font(name='Verdana',size=8); FB=Font(name='Verdana',size=8,bold=True)
def put(r,c,v,f=F,nf=None,al=None):
    x=ws.cell(r,c,v); x.font=f
    if nf: x.number_format=nf
    if al: x.alignment=Alignment(horizontal=al,wrap_text=True)
    return x
N='#,##0.00_);(#,##0.00)'
ws.merge_cells('A1:J1'); put(1,1,"Aging Detail",Font(name='Verdana',size=12,bold=True),al='center')
ws.merge_cells('A2:J2'); put(2,1,"DB Caption: FHHS LIVE   Property: fh110, fh140   Status: Current, Past, Notice   Age As Of: 09/30/2025   Post To: 09/2025",al='center')
H=["Control","Charge Code","Date","Post Month","0-30\nOwed","31-60\nOwed","61-90\nOwed","Over 90\nOwed","Pre-\npayments","Total\nOwed"]
for j,h in enumerate(H,1):
    x=put(4,j,h,FB,al='right' if j>4 else 'left'); x.border=Border(bottom=Side('thin'),top=Side('thin')); x.fill=PatternFill('solid',fgColor='DDDDDD')
for c,w in zip("ABCDEFGHIJ",[13,22,12,12,12,12,12,12,12,13]): ws.column_dimensions[c].width=w
K=["b0_30","b31_60","b61_90","b90","prepaid","total"]
S="Delormier Achebey Nakashita Beaudrin Oyelarani Whitestag Kowalchin Pellerine Samraj Tremblett Fontanelle Hoangly Macquisten Ibarreta Redcrow Sahotra Vandermeyde Osterhaus Lepagette Brathwaite-Cole Zielonka Munroeville".split()
G="Tessa Marcel Priya Jonah Wanda Luc Amara Desmond Yuki Carla Femi Noelle Gus Anneke Rosalind Kofi Bich Terrence Odile Sunita Ray Halina".split()
R.shuffle(G)
props=[("fh110 - Fraser Hollow Place","0",12),("fh140 - Cedar Slough Townhomes","TH-",9)]
r=5;rows=[];tots=[];k=0;ctl=884120; asof=D.date(2025,9,30)
for p,u,n in props:
    put(r,1,p,FB); ws.cell(r,1).fill=PatternFill('solid',fgColor='EEEEEE'); r+=1; pt=[0]*6; units=sorted(R.sample(range(101,420) if u=='0' else range(1,48),n))
    for un in units:
        uid=str(un) if u=='0' else f"TH-{un:02d}"; nm=f"{S[k]}, {G[k]}"; k+=1; t=f"t00{R.randint(31000,49900)}"; s=R.choices(["Current","Past","Notice"],[8,2,1])[0]
        put(r,1,uid,FB); put(r,2,nm,FB); put(r,3,t,F); put(r,4,s,F); r+=1
        lines=[]
        kind=R.choices(['one','few','many','pre'],[3,4,3,2])[0]; rent=R.choice([412,538,655,871,1140,1285,1460])
        if kind=='pre': lines.append(("prepay",D.date(2025,9,R.randint(1,28)),-float(R.choice([rent,50,r2(rent/2),12.75]))))
        else:
            for m in {'one':[9],'few':[8,9],'many':[5,6,7,8,9]}[kind]:
                lines.append(("rent - BC Housing RGI" if rent<700 else "rent - LEM" if rent<1200 else "rent - market",D.date(2025,m,1),float(rent) if R.random()<.7 else r2(rent*R.uniform(.1,.9))))
                if R.random()<.35: lines.append((R.choice(["parking","nsf fee","laundry card","maintenance chargeback","internet"]),D.date(2025,m,R.choice([1,1,5,14])),R.choice([25.0,40.0,35.0,187.43,62.5])))
            if kind=='many' and R.random()<.5: lines.append(("credit - repayment plan",D.date(2025,9,12),-100.0))
        tt=[0]*6
        for c,d,a in lines:
            age=(asof-d).days; v=[None]*6
            if c=='prepay': v[4]=a
            else: v[0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3]=a
            v[5]=a; ctl+=R.randint(3,190); pre='R-' if a<0 else 'C-'
            v=[0.0 if q is None else q for q in v]
            put(r,1,f"{pre}{ctl}"); put(r,2,c); put(r,3,d,F,'mm/dd/yyyy','left'); put(r,4,d.strftime('%m/%Y'))
            for j,q in enumerate(v): put(r,5+j,q,F,N); tt[j]=r2(tt[j]+q)
            rows.append({"unit":uid,"name":nm,"resident":t,"date":d.isoformat(),"charge":c,"invoice":f"{pre}{ctl}",**dict(zip(K,v))}); r+=1
        put(r,2,f"Total {nm}",Font(name='Verdana',size=8,italic=True))
        for j,q in enumerate(tt):
            x=put(r,5+j,q,F,N); x.border=Border(top=Side('thin')); pt[j]=r2(pt[j]+q)
        tots.append({"label":f"Total {nm}",**dict(zip(K,tt))}); r+=2
    lab="Total "+p.split(' - ')[0]; put(r,1,lab,FB)
    for j,q in enumerate(pt): put(r,5+j,q,FB,N).border=Border(top=Side('thin'),bottom=Side('thin'))
    tots.append({"label":lab,**dict(zip(K,pt)),"_p":1}); r+=2
g=[r2(sum(t[q] for t in tots if '_p' in t)) for q in K]
for t in tots: t.pop('_p',None)
put(r,1,"Grand Total",FB)
for j,q in enumerate(g): put(r,5+j,q,FB,N).border=Border(top=Side('thin'),bottom=Side('double'))
tots.append({"label":"Grand Total",**dict(zip(K,g))})
put(r+2,1,"UserId : mpark   Date : 10/03/2025   Time : 4:41 PM",Font(name='Verdana',size=7))
ws.row_dimensions[4].height=24; ws.freeze_panes='A5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='4:4'; wb.save(f'{B}/documents/{name}'); print(g,len(rows))
save(name,"AR",K,rows,tots,"Voyager-like aging detail xlsx: tenant as heading row, charges below, tenant/property/grand totals",True)
