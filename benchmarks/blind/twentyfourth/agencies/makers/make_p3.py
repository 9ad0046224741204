# Entrata student, by bed space, grouped by building, letter landscape
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet
g=R(3503); fn='TheQuadAtPlank_entrata_rentroll.pdf'; ss=getSampleStyleSheet()
doc=SimpleDocTemplate(f'{H}/documents/{fn}',pagesize=(792,612),leftMargin=24,rightMargin=24,topMargin=52,bottomMargin=34)
def deco(c,d):
    tx(c,24,588,'The Quad at Plank Road','l','Helvetica-Bold',13); tx(c,24,575,'Rent Roll by Space   |   Effective Date: August 31, 2025','l',z=8.5); tx(c,768,588,'entrata','r','Helvetica-BoldOblique',10)
    tx(c,24,20,'Report run 09/03/2025 by ops.admin','l',z=6.5); tx(c,768,20,f'Page {d.page}','r',z=6.5)
hd=['Bldg-Unit-Space','Floor Plan','Resident','Status','Lease Start','Lease End','Budgeted\nRent','Scheduled\nRent','Parking','Furniture','Utility\nCap','Total\nScheduled','Ledger\nBalance']
FP={'2x2 Commons':(2,899),'4x4 Terrace':(4,799),'4x2 Value':(4,665)}
data=[hd]; sty=[('FONT',(0,0),(-1,-1),'Helvetica',6.8),('FONT',(0,0),(-1,0),'Helvetica-Bold',6.8),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#203864')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(6,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey)]
rows=[]; G=[0]*7; cnt={}
d1,d2=D.date(2025,8,18),D.date(2026,7,31)
for b,plan in (('A',['2x2 Commons']*4+['4x4 Terrace']*3),('B',['4x4 Terrace']*4+['4x2 Value']*2),('C',['4x2 Value']*4+['2x2 Commons']*2)):
    sty+=[('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#d9e2f3')),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7)]
    data.append([f'Building {b}']+['']*12); S=[0]*7; nb=0; ob=0
    for i,fp in enumerate(plan):
        n,mk=FP[fp]; u=101+i if i<4 else 197+i+4-0
        for k in range(n):
            sid=f'{b}-{u}-{"abcd"[k]}'; q=g.random(); nb+=1
            st='Current' if q<.83 else 'Notice' if q<.88 else 'Vacant Unrented' if q<.95 else 'Vacant Rented'
            if sid=='A-101-a': st='Employee'
            if sid in('A-101-b',): st='Model'
            cnt[st]=cnt.get(st,0)+1; mkt=mk; v=[mkt,0,0,0,0,0,0]
            if st in('Vacant Unrented','Vacant Rented','Model'):
                data.append([sid,fp,'',st,'','',m2(mkt),'-','-','-','-','-','-'])
                rows.append(row(unit=sid,building=f'Building {b}',unitType=fp,statusText=st,marketRent=mkt))
                S[0]+=mkt; continue
            ob+=1; a,l=g.nm(); rent=mkt+g.choice([-40,-25,0,0,10]); pk=g.choice([0,0,45]); fu=g.choice([0,25]); ut=15; bal=g.choice([0,0,0,r2(rent/2),-20])
            if st=='Employee': rent=r2(mkt*.5)
            tot=rent+pk+fu+ut; le=d2
            data.append([sid,fp,f'{a} {l}',st,d1.strftime('%b %d, %Y'),le.strftime('%b %d, %Y'),m2(mkt),m2(rent),m2(pk) if pk else '-',m2(fu) if fu else '-',m2(ut),m2(tot),m2(bal)])
            ch=[dict(code=k_,amount=x) for k_,x in(('Parking',pk),('Furniture',fu),('Utility Cap',ut)) if x]
            rows.append(row(unit=sid,building=f'Building {b}',unitType=fp,tenantName=f'{a} {l}',statusText=st,leaseStartDate=d1,leaseEndDate=le,marketRent=mkt,contractRent=rent,charges=ch,totalCharges=tot,balance=bal))
            for j,x in enumerate([mkt,rent,pk,fu,ut,tot,bal]): S[j]+=x
    sty+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-BoldOblique',6.8),('LINEABOVE',(0,len(data)),(-1,len(data)),.6,colors.black)]
    data.append([f'Building {b} subtotal','',f'{nb} spaces','','','']+[m2(x) for x in S]); G=[p+q for p,q in zip(G,S)]
sty+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7),('LINEABOVE',(0,len(data)),(-1,len(data)),1,colors.black)]
data.append(['Property Total','',f'{len(rows)} spaces','','','']+[m2(x) for x in G])
t=Table(data,repeatRows=1,colWidths=[68,62,100,62,52,52,52,52,44,46,42,56,54]); t.setStyle(TableStyle(sty))
n=len(rows); occ=sum(v for k,v in cnt.items() if k in('Current','Notice','Employee')); vac=sum(v for k,v in cnt.items() if k[0]=='V')
rc=[['Space Status','Spaces','% of Total']]+[[k,str(cnt[k]),f'{100*cnt[k]/n:.1f}%'] for k in cnt]+[['Occupied (Current, Notice, Employee)',str(occ),f'{100*occ/n:.1f}%'],['Vacant (Rented + Unrented)',str(vac),f'{100*vac/n:.1f}%'],['Total Spaces',str(n),'100.0%']]
t2=Table(rc,colWidths=[170,50,60],hAlign='LEFT'); t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.25,colors.grey)]))
doc.build([t,Spacer(1,14),KeepTogether([t2])],onFirstPage=deco,onLaterPages=deco)
save(fn,'STUDENT_HOUSING','Entrata by space, building groups, platypus table',False,rows,'The Quad at Plank Road','2025-08-31',n,occ,vac,totals=dict(marketRent=G[0],contractRent=G[1],totalCharges=G[5],balance=G[6]))
