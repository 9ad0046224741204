# MRI-style Aged Delinquencies by building / lease / category; workbook printed by LibreOffice
import random,json,subprocess,os,shutil
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(30913)
NAME='CMAged_Delinq_Industrial_0924'
K=['total','current','m1','m2','m3','m4']
CAT={'RNT':'Base Rent','CAM':'Common Area Maint','RET':'Real Estate Tax','INS':'Insurance Recovery','LFE':'Late Fee','UTL':'Water/Sewer','PPR':'Prepaid Rent','CMR':'CAM Reconciliation'}
B=[('BLR01','Redthorn Commerce Park - Bldg 1',[('100','RT-0021','Apex Fastener Supply, Inc.','Current'),('120','RT-0034','Bluegill Packaging Corp.','Current'),('140','RT-0035','Garrity Flooring Distributors','Past')]),
   ('BLR02','Redthorn Commerce Park - Bldg 2',[('200','RT-0040','Dunmore Auto Glass','Current'),('210','RT-0044','Ecliptic Solar Mounting LLC','Current'),('A','RT-0052','Holloway Bros. Moving & Storage','Current'),('230','RT-0057','Prism Label Works','Evicted')]),
   ('TRN01','Trenfield Distribution Center',[('1','TF-0003','Kingsley Home Furnishings','Current'),('2','TF-0007','Mercato Foods USA','Current'),('3E','TF-0011','Ostrander Medical Supply','Current')])]
wb=Workbook();ws=wb.active;ws.title='Aged'
F=lambda b=False,s=9,i=False:Font(name='Liberation Sans Narrow',size=s,bold=b,italic=i)
for i,w in enumerate([7,11,30,15,13.5,13.5,13.5,13.5,13.5],0): ws.column_dimensions['ABCDEFGHI'[i]].width=w
r=1
rows=[];tots=[]
H=['Category','','Description','Invoice Date','Amount','Current','1 Month','2 Months','3 Months','4 Months']
ws.column_dimensions['J'].width=13.5
for rr,(a,b,c2) in enumerate([('Database: OAKREIT','Aged Delinquencies','Date: 10/2/2024'),('Bldg Status: Active only','Oakmere Industrial REIT','Time: 04:17 PM'),('Aged as of: 09/30/2024','Period: 09/24','')],1):
    ws.cell(rr,1,a).font=F();ws.cell(rr,5,b).font=F(rr==1,12 if rr==1 else 9);c=ws.cell(rr,10,c2);c.font=F();c.alignment=Alignment(horizontal='right')
for i,h in enumerate(H,1):
    if h: 
        c=ws.cell(5,i,h);c.font=F(True);c.alignment=Alignment(horizontal='right' if i>4 else 'left')
for i in range(1,11): ws.cell(5,i).border=Border(bottom=Side(style='medium'),top=Side(style='medium'))
r=6
def nums(r,v,b=False,top=None):
    for i,x in enumerate(v):
        if x is None: continue
        c=ws.cell(r,5+i,x/100);c.font=F(b);c.number_format='#,##0.00;-#,##0.00;0.00'
        if top: c.border=Border(top=Side(style=top))
G=[0]*6
for bid,bn,T in B:
    ws.cell(r,1,f'Building: {bid}   {bn}').font=F(True,10);r+=1
    S=[0]*6
    for su,le,n,st in T:
        ws.cell(r,1,f'Suite {su}').font=F();ws.cell(r,2,le).font=F();ws.cell(r,3,n).font=F(True);ws.cell(r,4,f'Status: {st}').font=F();r+=1
        t=[0]*6
        k=R.sample(['RNT','CAM','RET','INS','LFE','UTL','CMR'],R.randint(1,4))
        if R.random()<.4: k.append('PPR')
        for ca in k:
            base={'RNT':18000,'CAM':4200,'RET':3900,'INS':700,'LFE':250,'UTL':310,'CMR':6100,'PPR':9000}[ca]
            b=1 if ca=='PPR' else R.choices([1,2,3,4,5],[5,3,2,1,2])[0]
            if st!='Current' and ca!='PPR': b=max(b,4)
            for bb in ([b] if R.random()<.6 or b==1 or ca=='CMR' else [b-1,b]):
                a=int(base*R.uniform(.6,1.4)*100)*(-1 if ca=='PPR' else 1)
                v=[0]*6;v[0]=v[bb]=a
                mth=[9,8,7,6,5][bb-1]; d=f'{mth}/1/2024' if ca!='LFE' else f'{mth}/11/2024'
                ws.cell(r,1,ca).font=F();ws.cell(r,3,CAT[ca]).font=F();c=ws.cell(r,4,d);c.font=F()
                nums(r,v);r+=1
                rows.append({'property':f'{bid} {bn}','unit':su,'resident':le,'name':n,'status':st,'charge':ca,'date':d,**{q:x/100 for q,x in zip(K,v)}})
                t=[x+y for x,y in zip(t,v)]
        lab=f'{n} Total:';ws.cell(r,3,lab).font=F(True);nums(r,t,True,'thin');tots.append({'label':lab,**{q:x/100 for q,x in zip(K,t)}});r+=2
        S=[x+y for x,y in zip(S,t)]
    lab=f'BLDG {bid} Total:';ws.cell(r,3,lab).font=F(True);nums(r,S,True,'double');tots.append({'label':lab,**{q:x/100 for q,x in zip(K,S)}});r+=2
    G=[x+y for x,y in zip(G,S)]
ws.cell(r,3,'Grand Total:').font=F(True);nums(r,G,True,'double');tots.append({'label':'Grand Total:',**{q:x/100 for q,x in zip(K,G)}})
ws.oddHeader.right.text='Page: &P of &N'
ws.oddFooter.left.text='Prepaid Rent (PPR) is unapplied cash, shown in Current.'
ws.page_margins.top=.75;ws.page_margins.left=ws.page_margins.right=.5;ws.page_margins.header=.35
ws.page_setup.orientation='landscape';ws.page_setup.paperSize=1;ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='1:5'
os.makedirs('lo_out',exist_ok=True);wb.save(f'lo_out/{NAME}.xlsx')
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf','--outdir','documents',f'lo_out/{NAME}.xlsx'],check=True,capture_output=True)
json.dump({'name':NAME+'.pdf','kind':'AR','planted':None,'money':K,'rows':rows,'totals':tots},open(f'truth/{NAME}.json','w'),indent=1)
print(len(rows),len(tots))
