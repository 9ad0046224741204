# AR, shopping centres, XLSX: per charge code, months across, merged property and tenant cells; one digit changed
import random; from common import *
import xlsxwriter
R=random.Random(4205); S='Delinquency by Charge - Shopping Centers Jun26'
P=[("Larkspur Town Center",[("A1","Brightmart Grocers #114"),("B07","Nail Atelier"),("B12","Cobble & Rye Bakery"),("C03","Vanta Fitness"),("C11","Pacific Wok"),("PAD2","Summit Crest Bank")]),
("Orchard Gate Plaza",[("100","Dollar Depot"),("104","Fresh Spin Laundry"),("110","Tran Family Dental"),("118","La Palmita Taqueria"),("126","Vacant - former Gizmo Hut")]),
("The Shops at Wren Hill",[("12","Juniper & Slate"),("15","Toybrook"),("21","Halcyon Yoga"),("30","Rusk's Shoes"),("K-2","Pretzel Post (kiosk)")])]
CC=[("RNT","Minimum Rent",2500,19000),("CAM","Common Area Maint.",380,4200),("RET","Real Estate Tax",250,3100),("INS","Insurance",60,700),("PCT","Percentage Rent",900,8000),("MKT","Marketing Fund",90,450),("UTL","Water Submeter",40,380),("LTE","Late Fee",50,300)]
H=["Jun 2026","May 2026","Apr 2026","Mar 2026"]; K=['m '+h for h in H]+['other:Feb 2026 & Prior','prepaid','total','deposit']
wb=xlsxwriter.Workbook(f'{DOC}/{S}.xlsx'); wb.set_properties({'title':'Delinquency'}); ws=wb.add_worksheet('Delinquency'); sm=wb.add_worksheet('Collections Log')
F=lambda **k:wb.add_format({'font_name':'Arial','font_size':9,**k})
m=F(num_format='#,##0.00;-#,##0.00'); mb=F(num_format='#,##0.00;-#,##0.00',bold=1,top=1,bg_color='#FFF2CC'); hd=F(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#7B2C3B',font_color='white',border=1); tx=F(); vt=F(valign='top',text_wrap=1); pv=F(bold=1,valign='vcenter',align='center',rotation=90,bg_color='#F4E6E8'); bb=F(bold=1,top=1,bg_color='#FFF2CC'); cc=F(align='center')
ws.write('B1','Delinquency & Prepaid by Charge Code',F(bold=1,font_size=13)); ws.write('B2','Meadowline Centers, Inc.  -  Period: June 2026  -  Excludes Lessees in Eviction: No',F(italic=1))
ws.merge_range('A4:A5','Center',hd); ws.merge_range('B4:B5','Space',hd); ws.merge_range('C4:C5','Tenant',hd); ws.merge_range('D4:E4','Charge',hd); ws.write('D5','Code',hd); ws.write('E5','Description',hd)
ws.merge_range('F4:J4','Unpaid charges by month billed',hd)
for i,h in enumerate(H+['Feb 2026 & Prior']): ws.write(4,5+i,h,hd)
for c,h in ((10,'Prepaid'),(11,'Total Due'),(12,'Security Deposit')): ws.merge_range(3,c,4,c,h,hd)
r=5; rows=[];tots=[]; rowpos=[]
for prop,ts in P:
    p0=r; pr=[]
    for u,nm in ts:
        t0=r; vac='Vacant' in nm; n=R.randint(1,5) if not vac else 2; ch=sorted(R.sample(CC,n),key=CC.index); dep=r2(R.choice([0,2500,4800,7200,11500,3750])) if not vac else 0
        lines=[]
        for code,ds,lo,hi in ch:
            v=r2(R.uniform(lo,hi)); d=dict(property=prop,unit=u,name=nm,charge=code,_d=ds)
            mo=R.choice([[1,0,0,0],[1,1,0,0],[1,1,1,0],[0,1,0,0],[1,0,1,1],[0,0,0,1]]) if not vac else [0,0,0,0]
            for h,q in zip(H,mo):
                if q: d['m '+h]=r2(v*R.choice([1,1,1,.5]))
            if R.random()<.25 or vac: d['other:Feb 2026 & Prior']=r2(v*R.uniform(.4,3))
            lines.append(d)
        if R.random()<.35 and not vac: lines.append(dict(property=prop,unit=u,name=nm,charge='PPD',_d='Prepaid / Unapplied',prepaid=-r2(R.uniform(100,6000))))
        for i,d in enumerate(lines):
            d['total']=r2(sum(d.get(k,0) for k in K[:6]))
            if i==0: d['deposit']=dep
            ws.write(r,3,d['charge'],cc); ws.write(r,4,d.pop('_d'),tx)
            for j,k in enumerate(K):
                if k in d: ws.write_number(r,5+j,d[k],m)
            rowpos.append(r); pr.append(d); r+=1
        for c,v in ((1,u),(2,nm)):
            if r-t0>1: ws.merge_range(t0,c,r-1,c,v,vt)
            else: ws.write(t0,c,v,vt)
    ws.merge_range(p0,0,r-1,0,prop,pv)
    t=summ('Center total - '+prop,pr,K); tots.append(t); ws.merge_range(r,0,r,4,t['label'],bb)
    for j,k in enumerate(K): ws.write_number(r,5+j,t[k],mb)
    r+=1; rows+=pr
r+=1; t=summ('PORTFOLIO TOTAL',rows,K); tots.append(t); ws.merge_range(r,0,r,4,t['label'],bb)
for j,k in enumerate(K): ws.write_number(r,5+j,t[k],mb)
# planted: one digit in one bucket
c=[i for i,d in enumerate(rows) if d.get('m May 2026',0)>2000][1]; d=rows[c]; old=d['m May 2026']; s=f'{old:.2f}'; dg=s[1]; new=float(s[0]+str((int(dg)+3)%10)+s[2:]); d['m May 2026']=new; ws.write_number(rowpos[c],6,new,m)
ws.set_column('A:A',6); ws.set_column('B:B',7); ws.set_column('C:C',25); ws.set_column('D:D',6); ws.set_column('E:E',20); ws.set_column('F:M',12); ws.freeze_panes(5,3); ws.set_landscape(); ws.fit_to_pages(1,0)
sm.write_row(0,0,['Date','Tenant','Contact','Remarks'],hd)
for i,x in enumerate([['6/11/26','Vanta Fitness','D. Marsh','Promised May CAM by 6/25'],['6/18/26','Rusk\'s Shoes','(left voicemail)','Disputes 2025 tax reconciliation'],['6/24/26','Gizmo Hut','counsel','Balance with attorney; deposit applied']]): sm.write_row(i+1,0,x,tx)
sm.set_column('A:D',22); wb.close()
save(S,'AR',K,rows,tots,{"what":f"{d['name']} ({d['unit']}) charge {d['charge']}: May 2026 shows {new:.2f} where the row's Total Due and the column totals carry {old:.2f}","kind":"digit_changed"})
