# Yardi-like commercial aging detail by charge code, xlsx, ~150 charges
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
import datetime as D
random.seed(6612)
n='AgingDetail_Commercial_1031.xlsx'
props=[('Harrowgate Plaza','hgp',["Blue Finch Coffee Roasters","Nimbus Dental Group PC","Stitch & Thimble Alterations","Golden Yam Kitchen","Orbit Wireless","Parcel Pronto #118","Crestline Fitness Studio","Vale Optical","Hearth & Hound Pet Supply"]),
 ('Ridgeway Business Park','rbp',["Tallgrass Analytics Inc.","Meridian Valve Supply","Keystone Tile Importers","Copperleaf Print Works","Northfork Logistics LLC","Sable Robotics Corp.","Ardent Home Health"])]
codes={'rent':(3200,9800),'cam':(540,1600),'ret':(410,1450),'ins':(60,210),'water':(35,180),'late':(75,250),'camrec':(-900,1900),'signage':(50,150)}
asof=D.date(2025,10,31);sfx=random.sample(range(21040,21990),20);tr=884120
wb=openpyxl.Workbook();ws=wb.active;ws.title='Report1'
f=lambda **k:Font(name='Tahoma',size=8,**k)
K=['b0_30','b31_60','b61_90','b90','prepaid','total']
H1=['Property','Customer','Suite','Charge','Date','Invoice','0-30','31-60','61-90','Over 90','Pre-','Total']
H2=['','','','Code','','No.','Owed','Owed','Owed','Owed','payments','Owed']
for t,y in(('Aging Detail',1),('DB Caption: Live 8    Property: hgp,rbp    Status: Current, Past, Future    Age as of: 10/31/2025    Post To: 10/2025',2)):
    ws.cell(y,1,t).font=f(bold=True) if y==1 else f();ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=12);ws.cell(y,1).alignment=Alignment(horizontal='center')
for j,(a,b) in enumerate(zip(H1,H2),1):
    for y,x in((4,a),(5,b)):
        c=ws.cell(y,j,x or None);c.font=f(bold=True);c.fill=PatternFill('solid',fgColor='D9E1EC');c.alignment=Alignment(horizontal='right' if j>6 else 'left')
y=6;T=[];TT=[];G=[0]*6
NF='#,##0.00;-#,##0.00'
def nums(y,vals,bold=False):
    for j,x in enumerate(vals,7):
        c=ws.cell(y,j,x/100);c.number_format=NF;c.font=f(bold=bold);
        if bold: c.border=Border(top=Side(style='thin'))
for pn,pc,ts in props:
    ws.cell(y,1,f'{pn} ({pc})').font=f(bold=True);y+=1;P=[0]*6
    for ti,tn in enumerate(sorted(ts)):
        tid=f't00{sfx.pop()}';suite=(str(100+ti*4) if pc=='hgp' else f'B{ti//3+1}-{(ti%3+1)*100}')
        ws.cell(y,2,f'{tn} ({tid})').font=f(bold=True);ws.cell(y,3,suite).font=f();y+=1;L=[]
        base={k:random.randint(a*100,b*100) for k,(a,b) in codes.items()}
        deep=random.choice([1,1,1,2,2,3,4,6])
        for mi in range(deep):
            mo=10-mi;d=D.date(2025,mo,1);ck=['rent','cam','ret']+(['ins'] if random.random()<.6 else [])+(['signage'] if random.random()<.2 else [])
            if deep==1: ck=random.sample(ck,random.randint(1,len(ck)))
            for c in sorted(ck): L.append((d,c,base[c] if mi<deep-1 or random.random()<.5 else int(base[c]*random.uniform(.2,.9))))
            if random.random()<.5: L.append((D.date(2025,mo,11),'late',base['late']))
            if random.random()<.4: L.append((D.date(2025,mo,random.randint(14,26)),'water',base['water']))
        if random.random()<.25: L.append((D.date(2025,4,15),'camrec',base['camrec']))
        L.sort(key=lambda z:(z[0],z[1]));S=[0]*6
        pay=[(D.date(2025,10,random.randint(2,28)),'prepay',-random.randint(9000,420000))] if random.random()<.3 else []
        for d,c,a in L+pay:
            age=(asof-d).days;vals=[0]*6
            if c=='prepay': vals[4]=a
            else: vals[0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3]=a
            vals[5]=a;tr+=random.randint(1,97);ctl=('R-' if c=='prepay' else 'C-')+str(tr)
            for j,x in((1,pc),(4,c),(5,d),(6,ctl)):
                q=ws.cell(y,j,x);q.font=f()
                if j==5:q.number_format='mm/dd/yyyy';q.alignment=Alignment(horizontal='left')
            nums(y,vals);y+=1;S=[p+q for p,q in zip(S,vals)]
            T.append({"unit":suite,"name":tn,"resident":tid,"date":d.isoformat(),"charge":c,"invoice":ctl,**{k:v(x) for k,x in zip(K,vals)}})
        ws.cell(y,2,tn).font=f(bold=True);nums(y,S,True);TT.append({"label":tn,**{k:v(x) for k,x in zip(K,S)}});y+=2;P=[p+q for p,q in zip(P,S)]
    ws.cell(y,1,f'Total {pc}').font=f(bold=True);nums(y,P,True);TT.append({"label":f'Total {pc}',**{k:v(x) for k,x in zip(K,P)}});y+=2;G=[p+q for p,q in zip(G,P)]
ws.cell(y,1,'Grand Total').font=f(bold=True);nums(y,G,True);TT.append({"label":'Grand Total',**{k:v(x) for k,x in zip(K,G)}})
y+=2;ws.cell(y,1,'UserId : mcarrow  Date : 11/4/2025  Time : 7:55 AM').font=f(italic=True)
for j,w in enumerate([11,36,9,9,11,11,12,12,12,12,12,13],1): ws.column_dimensions['ABCDEFGHIJKL'[j-1]].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(DOC+n)
save(n,'AR',K,T,TT,'Yardi-like aging detail, tenant headings with charges, two properties, zeros printed',True)
