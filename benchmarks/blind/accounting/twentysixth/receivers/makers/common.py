import json,os,random
B=os.path.dirname(os.path.abspath(__file__))
INDEX=[]
def doc(n):return os.path.join(B,'documents',n)
def f(c):return round(c/100,2)
def save(file,kind,planted,money,rows,totals,asset,author,style,hard):
    name=file.rsplit('.',1)[0]
    for r in rows+totals:
        for k in r:
            assert k in money or k in('account','name','property','unit','resident','status','charge','invoice','date','type','beds','baths','label'),k
    json.dump({"name":name,"kind":kind,"planted":planted,"money":money,"rows":rows,"totals":totals},open(os.path.join(B,'truth',name+'.json'),'w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":{"TB":"TRIAL_BALANCE","AR":"AGED_RECEIVABLES","UM":"UNIT_MIX"}[kind],"author":author,"style":style,"hard":hard})
def finish():json.dump(INDEX,open(os.path.join(B,'index.json'),'w'),indent=1)
