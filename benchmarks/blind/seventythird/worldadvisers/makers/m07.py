# UAE mixed tower, fpdf2 grid
from common import *; from fpdf import FPDF
FN='Al Noor Residence Tower - Tenants List.pdf'
rng=random.Random(77)
arF="Khalid Mariam Faisal Anil Reena Samir Dalia Joseph Huda Rakesh Elena Yusuf Noura Bijoy Tariq Lina Arjun Fatima Omar Cherry".split(); arL="Al Hamli Menon Haddad Qureshi Fernandes Al Suwaidan Nair Khoury Mathew Rahmani Dsouza Karim Pillai Santos Aziz Barakat Iyer Saleem".replace('Al ','Al_').split()
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',12); s.cell(0,6,'AL NOOR RESIDENCE TOWER - AL BARSHA SOUTH, DUBAI',align='C',new_x='LMARGIN',new_y='NEXT'); s.set_font('Helvetica','',9); s.cell(0,5,'Tenants List as on 15-Jan-2026   (All amounts in AED)',align='C',new_x='LMARGIN',new_y='NEXT'); s.ln(2)
        s.set_font('Helvetica','B',7.2); s.set_fill_color(197,217,241)
        for h,w in COLS: s.cell(w,7,h,1,align='C',fill=True)
        s.ln()
    def footer(s):
        s.set_y(-12); s.set_font('Helvetica','I',7); s.cell(0,5,f'Sahara Gate Real Estate Management L.L.C   |   Page {s.page_no()} / {{nb}}',align='C')
COLS=[('Sr.',9),('Unit No.',17),('Unit Type',24),('Area (Sq.Ft)',20),('Tenant Name',60),('Ejari No.',28),('Start Date',20),('End Date',20),('Annual Rent',23),('Chqs',10),('Sec. Deposit',20),('Remarks',26)]
pdf=P('L','mm','A4'); pdf.set_margins(10,10,10); pdf.set_auto_page_break(True,16); pdf.add_page(); pdf.set_font('Helvetica','',7.4)
L=[(f'Shop {i}','Shop',rng.randint(480,1400)) for i in range(1,7)]+[('ME-01','Office',1120),('ME-02','Office',940)]
for fl in range(1,10):
    for k in range(1,7): L.append((f'{fl}0{k}',['Studio','1 B/R','2 B/R','1 B/R','Studio','2 B/R'][k-1],[455,780,1190,795,460,1215][k-1]))
L.append(('PH-1','3 B/R Penthouse',2650))
sh=["Spice Route Grocery L.L.C","Golden Needle Tailoring","Al Waha Pharmacy L.L.C","Chai Junction Cafeteria","Blue Falcon Typing Services","Gents Choice Saloon"]
rows=[];seen=set();T=A=DP=0
for i,(u,ty,a) in enumerate(L,1):
    x=rng.random(); vac=(x<.1 and ty!='Shop') or u=='Shop 4'; up=rng.random()<.1
    pdf.set_fill_color(255,242,204)
    if vac:
        v=[i,u,ty,f'{a:,}','VACANT','','','','','','','Under maintenance' if x<.03 else 'For lease']; rows.append(row(unit=u,unitType=ty,area=a,statusText='VACANT'))
    else:
        if ty=='Shop': t=sh[int(u[-1])-1]
        elif ty=='Office': t={'ME-01':'Northern Dune Consultants FZE','ME-02':'Al Rasikh Auditing'}[u]
        else:
            while True:
                t=f'{rng.choice(arF)} {rng.choice(arL)}'.replace('_',' ')
                if t not in seen: seen.add(t); break
        rent={'Studio':46000,'1 B/R':68000,'2 B/R':96000,'3 B/R Penthouse':240000}.get(ty) or a*(145 if ty=='Shop' else 98)
        rent=round(rent*rng.uniform(.9,1.12)/500)*500
        s=D(2025,1,20)+dt.timedelta(days=rng.randint(0,355)); e=addm(s,12)-dt.timedelta(days=1); dep=round(rent*(.1 if ty in('Shop','Office') else .05)/100)*100
        rem=rng.choices(['','Renewed','Notice given','Legal case','PDC with bank'],[70,14,5,2,9])[0]
        v=[i,u,ty,f'{a:,}',t,f'01{rng.randint(20250000,20259999)}{rng.randint(100,999)}',s.strftime('%d-%m-%Y'),e.strftime('%d-%m-%Y'),f'{rent:,}',rng.choice([1,2,4,4,6,12]),f'{dep:,}',rem]
        T+=rent;DP+=dep
        rows.append(row(unit=u,unitType=ty,area=a,tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=rent,deposit=dep,statusText='Occupied'))
    A+=a
    for (h,w),z,al in zip(COLS,v,'CCLRLCCCRCRL'): pdf.cell(w,5.6,str(z),1,align=al,fill=vac)
    pdf.ln()
pdf.set_font('Helvetica','B',7.6)
for (w,z,al) in ((50,'GRAND TOTAL','C'),(20,f'{A:,}','R'),(128,'','C'),(23,f'{T:,}','R'),(10,'','C'),(20,f'{DP:,}','R'),(26,'','C')): pdf.cell(w,6.5,z,1,align=al)
pdf.ln(10)
n=len(rows);v=sum(1 for r in rows if r['statusText']=='VACANT')
pdf.set_font('Helvetica','',8)
for a,b in (('Total Units',n),('Rented',n-v),('Vacant',v)): pdf.cell(35,5.5,a,1); pdf.cell(18,5.5,str(b),1,align='R',new_x='LMARGIN',new_y='NEXT')
pdf.output(os.path.join(DOC,FN))
tie('rent',T,S(rows,'annualRent'));tie('area',A,S(rows,'area'));tie('dep',DP,S(rows,'deposit'))
save(FN,'MIXED_USE','UAE tower tenants list, grid, Ejari, annual rents with cheques',False,'AL NOOR RESIDENCE TOWER','2026-01-15',n,n-v,v,rows)
