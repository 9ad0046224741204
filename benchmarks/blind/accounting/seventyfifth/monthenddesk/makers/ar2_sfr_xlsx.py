from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from datetime import date,timedelta
rnd=random.Random(755)
ST="Wrenfield Saltmarsh Tupelo Copperleaf Mill Pond|Dogwood Trace|Heron Bluff|Calloway|Birchcrest|Laurel Oak|Pinckney|Foxglove|Stillwater|Harvest Moon|Old Ferry|Juniper Bend|Magnolia Run|Thistle|Palmetto Grove|Cypress Knee|Bramble|Granite Shoals|Sawgrass|Cottonwood".replace('Wrenfield Saltmarsh Tupelo Copperleaf Mill Pond','Wrenfield|Saltmarsh|Tupelo|Copperleaf|Mill Pond').split('|')
SF=['Ln','Dr','Ct','Way','Rd','Trl','Pl','Cir']
MK=[('CLT','Charlotte, NC',38),('ATL','Atlanta, GA',44),('TPA','Tampa, FL',31),('SAT','San Antonio, TX',26)]
B=['b0_30','b31_60','b61_90','b91_120','b120']
KEYS=['other:Mo. Rent','total']+B+['prepaid','other:Net','deposit','other:Written Off YTD']
out='AR_harrow_sfr_delinquency.xlsx'
wb=Workbook(); cs=wb.active; cs.title='Summary'; ws=wb.create_sheet('Delq Detail')
ws['A1']='Harrow Lane Residential - Portfolio H4'; ws['A1'].font=Font(name='Arial',size=12,bold=True)
ws['A2']='Delinquency & Prepaid by Home'; ws['A3']='As of: 10/31/2026    Include: current, eviction, vacated (last 180 days)    Sort: market, unit'
for c in('A2','A3'): ws[c].font=Font(name='Arial',size=9)
hdr=['Unit','Address','Lease ID','Resident(s)','Stat','Move In','Mo. Rent','Total Owed','0-30','31-60','61-90','91-120','121+','Prepaid','Net','Deposit Held','Written Off YTD','Last Contact / Notes']
H=5; thin=Side(style='thin',color='999999')
for i,h in enumerate(hdr,1):
    c=ws.cell(H,i,h); c.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='3B3B3B'); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.row_dimensions[H].height=28
notes=['','','','','PTP 11/6','Left vm 10/28','Rental assistance app pending','Payment plan $350/wk','Emailed ledger','HCV recert - HA short paid','Bounced 10/9'  ,'Disputes water bill']
def put(r,c,v,b=False,fmt='#,##0.00;[Red](#,##0.00)'):
    if isinstance(v,int): v=float(v)
    x=ws.cell(r,c,v); x.font=Font(name='Arial',size=8.5,bold=b)
    if isinstance(v,float): x.number_format=fmt
    return x
r=H+1; rows=[];tot=[];grand={k:0 for k in KEYS}; nm=names(rnd,145); ni=0; planted=None; mtot=[]
for code,mk,n in MK:
    x=put(r,1,f'{mk}  ({code})',True); x.fill=PatternFill('solid',fgColor='DCE6F1')
    for c in range(2,19): ws.cell(r,c).fill=PatternFill('solid',fgColor='DCE6F1')
    r+=1; st={k:0 for k in KEYS}
    hc=sorted(rnd.sample(range(1001,1290),n))
    for h in hc:
        fn,ln=nm[ni]; ni+=1; name=f'{fn} {ln}'
        if rnd.random()<.18: name+=f' & {rnd.choice(FIRST)} {ln}'
        rent=float(rnd.choice([1695,1745,1795,1850,1895,1925,1975,2050,2095,2150,2245,2310,2395]))
        k=rnd.choices(['small','one','two','deep','evict','pre','vac'],[22,28,12,7,9,16,8])[0]
        stt={'evict':'E','vac':'V'}.get(k,'C'); v={}
        if k=='small': v['b0_30']=round(rnd.choice([50,95,115,rnd.uniform(11,140)]),2)
        if k=='one': v['b0_30']=round(rent*rnd.choice([1,.5,rnd.uniform(.1,.95)])+rnd.choice([0,95,115]),2)
        if k=='two': v['b0_30']=rent+95; v['b31_60']=round(rent*rnd.uniform(.05,.9),2)
        if k=='deep': v['b0_30']=rent+95; v['b31_60']=rent+95; v['b61_90']=round(rent*rnd.uniform(.1,.9),2)
        if k=='evict':
            v['b0_30']=rent+rnd.choice([0,95]); v['b31_60']=rent+rnd.choice([95,310]); v['b61_90']=rent+95
            if rnd.random()<.7: v['b91_120']=round(rent*rnd.uniform(.2,1),2)
            if rnd.random()<.4: v['b120']=round(rnd.uniform(90,2400),2)
        if k=='vac':
            v[rnd.choice(B[1:4])]=round(rnd.uniform(300,3400),2)
            if rnd.random()<.5: v['b120']=round(rnd.uniform(200,4100),2)
        if k!='pre' and rnd.random()<.05: v['b91_120']=round(v.get('b91_120',0)-rnd.uniform(10,60),2)
        pre=None
        if k=='pre': pre=round(rnd.choice([rent,rent*rnd.uniform(.02,.6),rnd.uniform(5,80)]),2)
        t=round(sum(v.values()),2) if k!='pre' else None
        row={}
        if stt!='V': row['other:Mo. Rent']=rent
        if t is not None: row['total']=t
        row.update(v)
        if pre: row['prepaid']=pre
        row['other:Net']=round((t or 0)-(pre or 0),2)
        if stt!='V': row['deposit']=float(rnd.choice([rent,rent,500,1000,rent*1.5]))
        if rnd.random()<.09 and stt!='E': row['other:Written Off YTD']=round(rnd.uniform(35,2900),2)
        for q,z in row.items(): st[q]=round(st[q]+z,2)
        addr=f'{rnd.randint(102,9899)} {rnd.choice(ST)} {rnd.choice(SF)}'; lid=f'L{rnd.randint(60210,71999)}'
        shown=dict(row)
        if planted is None and code=='ATL' and k=='deep':
            good=shown['b31_60']; s=f'{good:.2f}'; bad=float(s[0]+str((int(s[1])+5)%10)+s[2:]); shown['b31_60']=bad
            planted={"what":f"unit {code}-{h}: the 31-60 amount is printed {bad:.2f} where {good:.2f} is right; the row's Total Owed, Net and the Atlanta and portfolio totals carry the right amount","kind":"digit_changed"}
        put(r,1,f'{code}-{h}'); put(r,2,addr); put(r,3,lid); put(r,4,name); put(r,5,stt).alignment=Alignment(horizontal='center')
        x=put(r,6,date(2026,8,1)-timedelta(rnd.randint(20,1500))); x.number_format='m/d/yy'
        for i,q in enumerate(KEYS): 
            if q in shown: put(r,7+i,shown[q])
        put(r,18,'Sent to collections' if stt=='V' and rnd.random()<.5 else 'Filed, hearing '+rnd.choice(['11/12','11/19','12/3']) if stt=='E' else (rnd.choice(notes) if k!='pre' else None) or None)
        rows.append(dict(unit=f'{code}-{h}',name=name,resident=lid,**shown)); r+=1
    put(r,1,f'Total {code} - {n} homes',True)
    for i,q in enumerate(KEYS):
        c=put(r,7+i,st[q],True); 
    for c in range(1,19): ws.cell(r,c).border=Border(top=thin)
    tot.append({'label':f'Total {code} - {n} homes',**st}); mtot.append((mk,n,st)); 
    for q in KEYS: grand[q]=round(grand[q]+st[q],2)
    r+=2
put(r,1,f'PORTFOLIO TOTAL ({len(rows)} homes)',True)
for i,q in enumerate(KEYS): put(r,7+i,grand[q],True)
for c in range(1,19): ws.cell(r,c).border=Border(top=thin,bottom=Side(style='double'))
tot.append({'label':f'PORTFOLIO TOTAL ({len(rows)} homes)',**grand})
put(r+2,1,'Stat: C = current, E = eviction, V = vacated. Net = Total Owed less Prepaid.')
for col,w in zip('ABCDEFGHIJKLMNOPQR',[11,23,9,27,5,9,10,11,11,10.5,10.5,10,10,10,11,11,11,30]): ws.column_dimensions[col].width=w
ws.freeze_panes='E6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
cs['A1']='Portfolio H4 - receivables snapshot'; cs['A1'].font=Font(bold=True,size=12)
for i,h in enumerate(['Market','Homes listed','Owed','Prepaid','Owed > 60 days'],1): cs.cell(3,i,h).font=Font(bold=True)
for j,(mk,n,s) in enumerate(mtot):
    for i,v in enumerate([mk,n,s['total'],s['prepaid'],round(s['b61_90']+s['b91_120']+s['b120'],2)],1):
        c=cs.cell(4+j,i,v); 
        if i>2: c.number_format='#,##0.00'
for col in 'ABCDE': cs.column_dimensions[col].width=18
wb.save(doc(out))
save(out,'AR','SFR portfolio by market, one line a home, rent, buckets, prepaid, net, deposit, write-offs, notes; summary sheet in front; 139 homes',False,KEYS,rows,tot,planted)
print(len(rows),planted,grand)
