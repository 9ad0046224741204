# Canadian mixed-use block, xlsx
from h import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(7513); f='d13_mixed_use_block.xlsx'
cn=names(rng,["Boulangerie inc.","Pharmacie","Clinique dentaire","Studio Pilates","Fleuriste","Café","Optique"],6)+names(rng,["Notaires s.e.n.c.","Design inc.","Comptables CPA inc.","Technologies inc.","Marketing inc.","Assurances"],16)
last=A[:]; rng.shuffle(last)
wb=Workbook(); ws=wb.active; ws.title='Rent Roll Mar-26'
ar=Font(name='Arial Narrow',size=10); bo=Font(name='Arial Narrow',size=10,bold=True); gr=PatternFill('solid',fgColor='E7E6E6'); ye=PatternFill('solid',fgColor='FFF9DB')
ws['A1']='IMMEUBLES QUILLAN INC.'; ws['A2']='Le Carré Brindle, 1500–1560 rue Lorne, Montréal'; ws['A3']='Rent roll for the month of March 2026 (CAD, before GST/QST)'
for k in (1,2,3): ws[f'A{k}'].font=bo
h1=['Unit','Occupant','Type','Status','Area','Term',None,'Monthly billing',None,None,None,None,'Annualized','Arrears','Remarks']
h2=[None,None,None,None,'(sf)','From','To','Rent','Opex','Taxes','Parking','Total','rent','31-Mar-26',None]
for j,(a,b) in enumerate(zip(h1,h2),1):
    for r_,v in ((5,a),(6,b)):
        c=ws.cell(r_,j,v); c.font=bo; c.fill=gr; c.alignment=Alignment(horizontal='center',wrap_text=True)
ws.merge_cells('F5:G5'); ws.merge_cells('H5:L5')
T=[];r=7;i=k2=0;G=[0]*8;gv=0
def put(r,vals,font=ar,fill=None):
    for j,v in enumerate(vals,1):
        c=ws.cell(r,j,v); c.font=font
        if fill: c.fill=fill
        c.number_format='yyyy-mm-dd' if j in(6,7) else '#,##0' if j==5 else '#,##0.00' if 8<=j<=14 else 'General'
for sec,us in (('RETAIL – GROUND FLOOR',['1500','1504','1508','1512','1520','1526','1530']),('OFFICES – 2ND FLOOR',['200','205','210','220','230','240','250']),('RESIDENTIAL – 3RD TO 6TH FLOORS',[f'{fl}{n:02d}' for fl in (3,4,5,6) for n in range(1,8)]),('PARKING & STORAGE',['P-EXT','P-01/12','S-04'])):
    put(r,[sec],bo); r+=1; s=[0]*8
    for u in us:
        z=sec[0]; a={'O':rng.randint(700,3600)}.get(z) if z=='O' else rng.randint(620,2900) if sec.startswith('RETAIL') else rng.choice([565,610,742,815,980]) if z=='R' else None
        ret=sec.startswith('RETAIL'); res=sec.startswith('RESID')
        ty='Retail' if ret else 'Office' if z=='O' else {565:'2½',610:'3½',742:'3½',815:'4½',980:'5½'}[a] if res else {'P-EXT':'Parking','P-01/12':'Parking','S-04':'Storage'}[u]
        row=dict(unit=u,section=sec,unitType=ty,area=a)
        stt='Vacant' if u in('1520','230','405','603') else 'Notice' if u in('502',) else 'Signed - not in' if u=='306' else 'Occupied'
        row['statusText']=stt
        if stt=='Vacant': put(r,[u,'—' if 0 else None,ty,stt,a,None,None,None,None,None,None,None,None,None,{'1520':'Showing to F&B user','405':'Painting'}.get(u)],fill=ye); s[0]+=a
        else:
            if res: n='J. M. L. C. A. S. P.'.split()[k2%7]+' '+last[k2]; k2+=1; st=D(2025,7,1) if rng.random()<.7 else D(2025,rng.randint(1,12),1); e=D(2026,6,30) if st==D(2025,7,1) else end(st,12)
            else: n=cn[i] if a else {'P-EXT':'Stationnement Varley inc.','P-01/12':'Tenants (monthly)','S-04':cn[0]}[u]; i+=1; st=D(rng.randint(2018,2025),rng.randint(1,12),1); e=end(st,60)
            while e<D(2026,3,31): e=end(e+dt.timedelta(days=1),12 if res else 36)
            if u=='306': st=D(2026,4,1); e=D(2027,6,30)
            if u=='P-01/12': e=None
            rent=round((a or 0)*(2.55 if ret else 1.75),2) if not res else float(rng.randint(1180,1540)+ (a-565)); rent={'P-EXT':4250.0,'P-01/12':1620.0,'S-04':185.0}.get(u,rent)
            if stt[0]=='S': rent=0.0
            ox=round(a*.62,2) if (ret or z=='O') else 0.0; tx=round(a*.48,2) if (ret or z=='O') else 0.0; pk=rng.choice([0.0,0.0,135.0]) if a and stt[0]!='S' else 0.0
            t=round(rent+ox+tx+pk,2); an=round(rent*12,2); bal=rng.choice([0.0]*8+[t,round(t*.5,2),-50.0])
            put(r,[u,n,ty,stt,a,st,e or 'MTM',rent,ox,tx,pk,t,an,bal,{'502':'Notice received, out June 30','306':'Lease starts April 1; free March n/a','1504':'% rent 6% over natural breakpoint','205':'1 x 5 yr option at market'}.get(u)])
            row.update(tenantName=n,leaseStartDate=iso(st),leaseEndDate=iso(e) or 'MTM',contractRent=rent,annualRent=an,totalCharges=t,balance=bal,charges=[dict(code='Opex',amount=ox),dict(code='Taxes',amount=tx),dict(code='Parking',amount=pk)])
            for q,v in enumerate((a or 0,rent,ox,tx,pk,t,an,bal)): s[q]+=v
        T.append(row); r+=1
    put(r,['Subtotal',None,None,None,s[0] or None,None,None]+[round(x,2) for x in s[1:]],bo,gr); r+=2
    for q in range(8): G[q]+=s[q]
put(r,['TOTAL',None,None,None,G[0],None,None]+[round(x,2) for x in G[1:]],bo,gr); r+=2
put(r,['Count','Occupied (incl. notice)'],ar); ws.cell(r,5,sum(t['statusText'] in('Occupied','Notice') for t in T)); put(r+1,[None,'Vacant (incl. signed, not in)']); ws.cell(r+1,5,sum(t['statusText'] not in('Occupied','Notice') for t in T)); put(r+2,[None,'Total units and agreements']); ws.cell(r+2,5,len(T))
for k,w in zip('ABCDEFGHIJKLMNO',[11,30,9,14,9,11,11,12,11,11,10,12,13,11,34]): ws.column_dimensions[k].width=w
ws.freeze_panes='C7'; wb.save(p(f))
oc=sum(t['statusText'] in('Occupied','Notice') for t in T)
save(f,'MIXED_USE','Montréal mixed-use block, sections with subtotals, two-row header',True,'Le Carré Brindle, 1500–1560 rue Lorne, Montréal','2026-03',T,len(T),oc,len(T)-oc,sheet='Rent Roll Mar-26')
